import { describe, expect, it } from "vitest";
import { tagsOf } from "../signals/testing/pages.ts";
import { parse } from "../syntax/parse.ts";
import { pagesReport, type SavedPage } from "./pages.ts";

const FILE = {
  document: parse("User-agent: *\nDisallow: /cart\nDisallow: /js/\n"),
  response: null,
};

const page = (url: string, html: string, more: Partial<SavedPage> = {}): SavedPage => {
  const tags = tagsOf(html);
  return { url, status: 200, headers: [], tags, resources: tags.resources, ...more };
};

const report = (...pages: readonly SavedPage[]) =>
  pagesReport("robots.txt", FILE, pages, "Googlebot", 0);

const NOINDEX = '<meta name="robots" content="noindex">';

describe("a report on saved pages", () => {
  it("names each noindex that is never read, and the line that hides it", () => {
    const { entries, summary, fails } = report(
      page("/cart", NOINDEX),
      page("https://e.example/cart/2", "", { headers: [["X-Robots-Tag", "noindex"]] }),
      page("/cart/3", "<p>"),
      page("/old", NOINDEX),
    );
    expect(
      entries.map(({ rule, line, severity, message }) => [rule, line, severity, message]),
    ).toEqual([
      ["noindex-unread", 2, "error", expect.stringMatching(/^\/cart: its noindex is never read/)],
      ["noindex-unread", 2, "error", expect.stringContaining("https://e.example/cart/2")],
    ]);
    expect(summary).toEqual([
      "4 pages: 3 blocked, 2 of them with a noindex inside",
      "0 pages of which it is not sure whether they may be indexed",
      "0 files that pages load are blocked",
    ]);
    expect(fails).toBe(true);
  });

  it("names what pages load and the crawler may not fetch", () => {
    const html = '<script src="/js/a.js"></script><img src="/js/a.png"><img src="/b.png">';
    const { entries, fails } = report(page("/", html));
    expect(entries.map(({ line, severity, message }) => [line, severity, message])).toEqual([
      [3, "warning", "/: the page loads a script that is blocked: /js/a.js"],
      [3, "info", "/: the page loads an image that is blocked: /js/a.png"],
    ]);
    expect(fails).toBe(false);
  });

  it("counts pages of which not enough is known", () => {
    const { summary } = report(page("/", "", { headers: null }), page("/a", "", { status: 503 }));
    expect(summary[1]).toMatch(/^2 pages of which it is not sure/);
    expect(report(page("/a", "", { status: 403 })).summary[0]).toBe(
      "1 page: 0 blocked, 0 of them with a noindex inside",
    );
  });
});
