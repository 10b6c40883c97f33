import type { Page } from "@playwright/test";

/** Counts what a user does: each press, paste, choice or typed text is one step. */
export class Steps {
  private count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get taken(): number {
    return this.count;
  }

  async press(role: "button" | "tab" | "menuitem", name: string | RegExp): Promise<void> {
    this.count++;
    await this.page
      .getByRole(role, { name, exact: typeof name === "string" })
      .first()
      .click();
  }

  /** Pastes outside of any field. */
  async paste(text: string): Promise<void> {
    this.count++;
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, text);
  }

  async choose(name: string, option: string): Promise<void> {
    this.count++;
    await this.page.getByRole("combobox", { name, exact: true }).selectOption(option);
  }

  /** Does anything else that is one step. */
  async take(act: () => Promise<unknown>): Promise<void> {
    this.count++;
    await act();
  }
}
