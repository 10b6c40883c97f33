import { test } from "@playwright/test";
import { hostPage, type StaticHost } from "../static-host.ts";
import { EnginePage } from "./engine-page.ts";
import { startFirefox } from "./firefox.ts";
import { JOURNEYS } from "./journeys.ts";
import type { Remote } from "./remote.ts";
import { startWebKit } from "./webkit.ts";

// Found by .ci/engines.mjs, which also says how to install a missing one.
const { FIREFOX, WEBKIT_DRIVER, XVFB } = process.env;

interface Engine {
  readonly name: string;
  /** Starts it; null if it is not installed. */
  readonly start: (() => Promise<Remote>) | null;
}

const ENGINES: readonly Engine[] = [
  { name: "Firefox", start: FIREFOX === undefined ? null : () => startFirefox(FIREFOX) },
  {
    name: "WebKitGTK",
    start:
      WEBKIT_DRIVER === undefined || XVFB === undefined
        ? null
        : () => startWebKit(WEBKIT_DRIVER, XVFB),
  },
];

for (const { name, start } of ENGINES) {
  test.describe(name, () => {
    // One browser runs all of them.
    test.describe.configure({ mode: "serial" });
    test.skip(start === null, `${name} is not installed`);

    let host: StaticHost | undefined;
    let remote: Remote | undefined;

    test.beforeAll(async () => {
      if (start === null) return;
      host = await hostPage();
      remote = await start();
    });

    test.afterAll(async () => {
      await remote?.close();
      await host?.remove();
    });

    for (const { title, go } of JOURNEYS) {
      test(`in ${name} ${title}`, async ({ browserName: _ }, testInfo) => {
        if (remote === undefined || host === undefined) return;
        try {
          await go(new EnginePage(remote), host);
        } catch (error) {
          const body = await remote.screenshot();
          await testInfo.attach("the page", { body, contentType: "image/png" });
          throw error;
        }
      });
    }
  });
}
