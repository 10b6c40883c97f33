import { expect } from "@playwright/test";
import type { StaticHost } from "../static-host.ts";
import {
  EDITOR,
  type EnginePage,
  problem,
  status,
  URL_TO_TEST,
  VERDICT,
  verdictOn,
} from "./engine-page.ts";

/** The main tasks, in an order in which one page can do all of them. */
interface Journey {
  readonly title: string;
  readonly go: (page: EnginePage, host: StaticHost) => Promise<void>;
}

const hash = (page: EnginePage): Promise<unknown> => page.remote.evaluate("location.hash");

const isKept = (page: EnginePage): Promise<unknown> =>
  page.remote.evaluate(
    "navigator.serviceWorker.getRegistration().then((kept) => kept?.active?.state)",
  );

export const JOURNEYS: readonly Journey[] = [
  {
    title: "the first visit shows a file, its verdicts and a problem, each in its colours",
    go: async (page, host) => {
      await page.open(host.url);
      await page.shows(EDITOR, /User-agent: \*/);
      await page.shows(verdictOn(/\/cart\/42/), /Blocked/);
      await page.shows(verdictOn(/\/cart\/help/), /Allowed/);
      await page.shows(problem("directive-typo-accepted-by-some"), /Write User-agent/);
      // The mark follows the drawn problem.
      const mark = `getComputedStyle(document.querySelector(".cm-lintRange-error") ?? document.body)`;
      const line = `[${mark}.textDecorationLine, ${mark}.textDecorationStyle].join(" ")`;
      await expect.poll(() => page.remote.evaluate(line)).toBe("underline wavy");
    },
  },
  {
    title: "a misspelt field is found as it is typed, and one click fixes it",
    go: async (page) => {
      await page.fill(EDITOR, "useragent: *\nDisallow: /cart\n");
      await page.shows(problem("directive-typo-accepted-by-some"), /line 1/);
      await page.click({ selector: "[data-rule] button", text: /User-agent/ });
      await page.shows(EDITOR, /User-agent: \*/);
      await expect.poll(() => page.count(problem("directive-typo-accepted-by-some"))).toBe(0);
      await page.click(EDITOR);
      await page.press("Control", "z");
      await page.shows(EDITOR, /useragent: \*/);
    },
  },
  {
    title:
      "a URL gets its verdict and the line that decides, which follow each key, and the workers answer for every crawler",
    go: async (page) => {
      await page.fill(URL_TO_TEST, "/cart/\u00e9");
      await page.press("Enter");
      const verdict = verdictOn(/\/cart\/\u00e9|\/cart\/%C3%A9/);
      await page.shows(verdict, /Blocked[\s\S]*line 2/);
      await page.click(EDITOR);
      await page.press("Control", "End");
      await page.type("Allow: /cart/");
      await page.shows(verdict, /Allowed[\s\S]*line 3/);
      await page.type("x");
      await page.shows(verdict, /Blocked[\s\S]*line 2/);
      await page.click({ selector: '[role="tab"]', text: /^Matrix/ });
      await page.shows({ selector: '[role="tabpanel"]' }, /Googlebot[\s\S]*Blocked/);
      await page.click({ selector: '[role="tab"]', text: /^Compare/ });
      await page.shows({ selector: '[role="tabpanel"]' }, /\/cart/);
      await page.click({ selector: '[role="tab"]', text: /^URLs/ });
    },
  },
  {
    title: "a link is copied, and opens with the file, the URLs and their verdicts",
    go: async (page, host) => {
      await page.click({ selector: "button", text: /^Share$/ });
      await page.shows(status(/Link copied/), /Link copied/);
      const fragment = String(await hash(page));
      expect(fragment).toMatch(/^#3\.[\w-]+$/);
      // The copied text is pasted into a field to be read.
      await page.click(URL_TO_TEST);
      await page.press("Control", "v");
      const field = `document.querySelector(${JSON.stringify(URL_TO_TEST.selector)}).value`;
      await expect.poll(() => page.remote.evaluate(field)).toBe(`${host.url}${fragment}`);
      await page.fill(EDITOR, "Allow: /");
      await page.open(`${host.url}${fragment}`);
      await page.shows(EDITOR, /Disallow: \/cart/);
      await page.shows(verdictOn(/\/cart\/\u00e9|\/cart\/%C3%A9/), /Blocked[\s\S]*line 2/);
    },
  },
  {
    title: "a draft outlives a reload, and without a network the page opens with it and works",
    go: async (page, host) => {
      await page.fill(EDITOR, "User-agent: Draftbot\n");
      await page.shows({ selector: "header" }, /edited/);
      // The link of the earlier journey leaves the address a second after the change.
      await expect.poll(() => hash(page)).toBe("");
      await expect.poll(() => isKept(page)).toBe("activated");
      await host.stop();
      await page.remote.reload();
      await page.ready();
      await page.shows(EDITOR, /User-agent: Draftbot/);
      await page.click(EDITOR);
      await page.press("Control", "End");
      await page.type("Disallow /x");
      await page.shows(problem("missing-colon"), /line 2/);
      await expect.poll(() => page.count(VERDICT)).toBeGreaterThan(0);
    },
  },
];
