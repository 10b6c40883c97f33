import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints what tests print, and why one could not be run. */
class FiguresOnly implements Reporter {
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onTestEnd(test: TestCase, { error }: TestResult): void {
    if (error !== undefined) process.stdout.write(`  ${test.title}: ${error.message ?? ""}\n`);
  }

  onError(error: { readonly message?: string }): void {
    process.stdout.write(`${error.message ?? ""}\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter's default export
export default FiguresOnly;
