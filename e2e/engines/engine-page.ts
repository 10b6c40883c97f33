import { expect } from "@playwright/test";
import type { ActionStep, Remote } from "./remote.ts";

/** An element: by a selector, and by its text if several match. */
export interface Target {
  readonly selector: string;
  readonly text?: RegExp;
}

/** A target as an expression for the page: the first visible element with the text. */
const elementOf = ({ selector, text = /(?:)/ }: Target): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})]
    .find((element) => element.checkVisibility() && ${text}.test(element.innerText.trim()))`;

/**
 * The names of non-printing keys in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions.
 */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Control: "\uE009",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  "\n": "\uE007",
};

const press = (keys: readonly string[]): readonly ActionStep[] => {
  const values = keys.map((key) => KEYS[key] ?? key);
  return [
    ...values.map((value) => ({ type: "keyDown", value })),
    ...values.toReversed().map((value) => ({ type: "keyUp", value })),
  ];
};

/** The page in any engine, with a keyboard and a mouse. */
export class EnginePage {
  readonly remote: Remote;

  constructor(remote: Remote) {
    this.remote = remote;
  }

  /** Opens a URL and waits until everything that loads by itself is there. */
  async open(url: string): Promise<void> {
    // Otherwise another fragment of the same URL would not reload the page.
    await this.remote.goto("about:blank");
    await this.remote.goto(url);
    await this.ready();
  }

  /** One after the other: on a busy machine each may take its time. */
  async ready(): Promise<void> {
    await expect.poll(() => this.count({ selector: ":root:not([data-start])" })).toBe(1);
    await expect.poll(() => this.count(VERDICT)).toBeGreaterThan(0);
    // Suggestions load last; everything else is prerendered and looks ready earlier.
    const complete = { selector: `${EDITOR.selector}[aria-autocomplete]` };
    await expect.poll(() => this.count(complete)).toBe(1);
  }

  async count({ selector, text = /(?:)/ }: Target): Promise<number> {
    const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
    const count = `${all}.filter((element) => ${text}.test(element.innerText.trim())).length`;
    return (await this.remote.evaluate(count)) as number;
  }

  /** The visible text of an element; empty while there is none. */
  async text(target: Target): Promise<string> {
    return (await this.remote.evaluate(`${elementOf(target)}?.innerText ?? ""`)) as string;
  }

  /** Waits until an element exists and shows a text. */
  async shows(target: Target, text: RegExp): Promise<void> {
    await expect.poll(() => this.text(target)).toMatch(text);
  }

  /** Clicks the middle of an element, once it exists and stays in its place. */
  async click(target: Target): Promise<void> {
    const place = `(() => {
      const element = ${elementOf(target)};
      if (element === undefined) return null;
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round);
    })()`;
    let found: readonly [number, number] | null = null;
    const isStill = async (): Promise<boolean> => {
      const before = String(found);
      found = (await this.remote.evaluate(place)) as typeof found;
      return found !== null && String(found) === before;
    };
    await expect.poll(isStill, JSON.stringify(target)).toBe(true);
    const [x, y] = found ?? [0, 0];
    const actions = [
      { type: "pointerMove", x, y, origin: "viewport", duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.remote.perform([{ type: "pointer", id: "mouse", actions }]);
  }

  /** Presses keys together, such as `Control` and `a`. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.remote.perform([{ type: "key", id: "keyboard", actions: press(keys) }]);
  }

  /** Types a text key by key. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((character) => press([character]));
    await this.remote.perform([{ type: "key", id: "keyboard", actions }]);
  }

  /** Replaces the contents of a field. */
  async fill(target: Target, text: string): Promise<void> {
    const hasFocus = `document.activeElement === ${elementOf(target)}`;
    // What an answer moves while the mouse is on its way is not what the click was for.
    const focused = async (): Promise<boolean> => {
      await this.click(target);
      return (await this.remote.evaluate(hasFocus)) as boolean;
    };
    await expect.poll(focused, JSON.stringify(target)).toBe(true);
    await this.press("Control", "a");
    await this.press("Backspace");
    await this.type(text);
  }
}

/** The page's elements by their accessible names. */
export const EDITOR: Target = { selector: '[aria-label="robots.txt source"]' };
export const URL_TO_TEST: Target = { selector: '[aria-label="URL to test"]' };
export const VERDICT: Target = { selector: '[aria-label="Verdicts"] > li' };

/** An announcement, by its text. */
export const status = (text: RegExp): Target => ({ selector: '[role="status"]', text });

/** A check's finding in the list of problems. */
export const problem = (check: string): Target => ({
  selector: `[aria-label="Problems"] [data-rule="${check}"]`,
});

/** The verdict on a URL. */
export const verdictOn = (url: RegExp): Target => ({ ...VERDICT, text: url });
