import { describe, expect, it } from "vitest";
import { isAiBanName, isLlmsName } from "./agents.ts";
import { COMMENT_MARKER, fieldOf, isNoindexName, listReaders, misspellingOf } from "./lines.ts";
import { isServerOutput } from "./non-robots-lines.ts";

/** Which of several names pass a test, in spellings from real files. */
const passing = (names: readonly string[], test: (name: string) => boolean) => names.filter(test);

describe("a field's name", () => {
  it("is one that directs AI services to a file of their own", () => {
    const right =
      "llm llms llms-txt llms.txt llms_full llms-full-txt llm-policy llms-sitemap ai-txt ai.policy ai_map ai-sitemap agentmap agents-txt agent.map";
    const wrong = "llama llms-x ai ai-x agents agent sitemap allms llms-txtx ai-txtx";
    expect(passing(right.split(" "), (name) => !isLlmsName(name))).toEqual([]);
    expect(passing(wrong.split(" "), isLlmsName)).toEqual([]);
  });

  it("is one that was invented to block AI services", () => {
    const right = [
      ...["ai", "noai", "no-ai", "no_ml", "disallow-ai", "dis-allow-gpt", "blockai", "deny gen-ai"],
      ...["disallow-ai-training", "no-ai-train", "block-llm-crawlers", "no-ai-use", "noai-bots"],
      ...["no-training", "disallow-train", "no-machine-learning", "nolearning", "no-tdm"],
      ...["ai-training", "ai-usage", "ai-access", "ai-disallow", "llm-allowed", "ai-consent"],
      ...["ai-optout", "ai-opt-out", "genai-scraping", "train-ai", "tdm-policy", "tdm-reservation"],
    ];
    const wrong = [
      "aim",
      "noaix",
      "no-index",
      "disallow",
      "training",
      "tdm",
      "ai-x",
      "mail",
      "x-ai",
    ];
    expect(passing(right, (name) => !isAiBanName(name))).toEqual([]);
    expect(passing(wrong, isAiBanName)).toEqual([]);
  });

  it("is one that was meant to keep pages out of search results", () => {
    const right = ["noindex", "No-Index", "nofollow", "noarchive", "NOSNIPPET"];
    expect(passing(right, (name) => !isNoindexName(name))).toEqual([]);
    expect(passing(["index", "noindexx", "no index", "xnoindex"], isNoindexName)).toEqual([]);
  });

  it("is known in any case, or is a further one", () => {
    expect(["ALLOW", "User-Agent", "disallow", "SITEMAP"].map(fieldOf)).toEqual([
      "allow",
      "user-agent",
      "disallow",
      "sitemap",
    ]);
    expect(fieldOf("useragent")).toBe("other");
  });

  it.each([
    ["Dissallow", "Disallow", ["google"]],
    ["disalow", "Disallow", ["google"]],
    ["useragent", "User-agent", ["google"]],
    ["Disallwo", "Disallow", []],
    ["Crawl-dealy", "Crawl-delay", []],
    ["Image-Sitemap", "Sitemap", []],
    ["xml sitemap", "Sitemap", []],
  ])("is misspelt: %j for %j", (key, intended, readers) => {
    const found = misspellingOf(key);
    expect(found?.intended).toBe(intended);
    expect(found?.acceptedBy ?? []).toEqual(expect.arrayContaining(readers));
    expect(found?.isOnRecord || readers.length === 0).toBe(true);
  });

  it.each(["Allow", "Host", "Noindex", "colour", "// Disallow", "audio sitemap", ""])(
    "is not a misspelling: %j",
    (key) => {
      expect(misspellingOf(key)).toBeNull();
    },
  );
});

describe("the readers of a misspelling", () => {
  it("are listed in one order", () => {
    expect(listReaders(["crawler-commons", "google", "protego"])).toBe(
      "Google, Scrapy and crawler-commons",
    );
    expect(listReaders(["protego"])).toBe("Scrapy");
  });
});

describe("the comment mark of another language", () => {
  it.each([
    "// note",
    "//note",
    "; note",
    "/* note",
    "/*note*/",
    "-- note",
    "--note",
    "<!-- x",
    "rem x",
    "REM",
    "!x",
  ])("begins %j", (text) => {
    expect(COMMENT_MARKER.test(text)).toBe(true);
  });

  it.each([
    "//shop.example/a",
    "/*.pdf$",
    "/*note",
    "-note",
    "---",
    "remark",
    "/a",
    "<p>",
    "x // y",
  ])("does not begin %j", (text) => {
    expect(COMMENT_MARKER.test(text)).toBe(false);
  });
});

describe("error output of a program", () => {
  it.each([
    "<b>Warning</b>:  include(): failed",
    "Notice in /var/www/index.php on line 3",
    "Fatal error: Uncaught",
    "PHP Parse error: syntax",
    "Warning: include(): x",
    "Stack trace:",
    "Traceback (most recent call last):",
    "    at org.site.Main.run(Main.java:12)",
    "Server Error in '/' Application.",
    "Error establishing a database connection",
    "Uncaught TypeError",
    "Exception in thread main",
    "java.lang.NullPointerException: x",
    "Microsoft OLE DB Provider error '80004005'",
  ])("is %j", (text) => {
    expect(isServerOutput(text)).toBe(true);
  });

  it.each([
    "Disallow: /error/",
    "Warning: do not crawl",
    "on line 3",
    "See the fatal error: page",
    "at the end (see 12)",
    "my stack trace:",
    "error '80004005'",
  ])("is not %j", (text) => {
    expect(isServerOutput(text)).toBe(false);
  });
});
