import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { crawlers } from "../../core/index.ts";
import { readAddress } from "../shell/start/request.ts";
import { type PageFile, page } from "./html.ts";
import { staticPages } from "./index.ts";

const pages = staticPages();

const VOID = new Set(["meta", "link", "br", "input"]);

/** What a page holds, and what is wrong with how its elements are nested. */
const readPage = ({ source }: PageFile) => {
  const open: string[] = [];
  const faults: string[] = [];
  const links: string[] = [];
  const seen: string[] = [];
  let title = "";
  let description = "";
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        seen.push(name);
        // Paragraphs and captions hold phrases only.
        if (open.includes("p") && /^(?:p|ul|ol|dl|div|figure|table|pre|h\d)$/.test(name))
          faults.push(`${name} in p`);
        if (name === "li" && open.at(-1) !== "ul") faults.push("li outside ul");
        open.push(name);
        if (attributes["href"] !== undefined) links.push(attributes["href"]);
        if (attributes["name"] === "description") description = attributes["content"] ?? "";
        for (const key of Object.keys(attributes))
          if (key.startsWith("on") || key === "style") faults.push(`inline ${key}`);
      },
      ontext: (text) => {
        if (open.at(-1) === "title") title += text;
        if (open.at(-1) === "script" && text.trim() !== "") faults.push("inline script");
      },
      onclosetag: (name, isImplied) => {
        if (isImplied && !VOID.has(name)) faults.push(`${name} is not closed`);
        if (open.pop() !== name) faults.push(`${name} is closed out of order`);
      },
    },
    { decodeEntities: true },
  );
  parser.end(source);
  const count = (name: string): number => seen.filter((each) => each === name).length;
  return { faults, links, title, description, mains: count("main"), headings: count("h1") };
};

const read = pages.map((each) => ({ ...each, ...readPage(each) }));

const resolved = (from: string, href: string): URL => new URL(href, `https://site.example/${from}`);

describe("the static pages", () => {
  it("are well-formed, with one heading and one main part each", () => {
    for (const { name, faults, mains, headings } of read)
      expect([name, faults, mains, headings]).toEqual([name, [], 1, 1]);
  });

  it("have a title and a description of their own", () => {
    const own = read.filter(({ source }) => !source.includes('http-equiv="refresh"'));
    const titles = own.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    for (const { name, title, description } of own) {
      expect([name, title]).toEqual([
        name,
        expect.stringMatching(/^\S.* - robots\.txt Workbench$/),
      ]);
      expect([name, description]).toEqual([name, expect.stringMatching(/^\S[\s\S]{19,}/)]);
    }
  });

  it("link to pages that exist", () => {
    const names = new Set(["pages/pages.css", "", ...pages.map(({ name }) => name)]);
    for (const { name, links } of read) {
      const missing = links
        .filter((href) => !/^(?:https?|data):/.test(href))
        .map((href) => resolved(name, href).pathname.slice(1))
        // Each page is there in all languages.
        .map((path) => path.replace(/^(?:ko|zh|ru)\//, ""))
        .filter((path) => !names.has(path));
      expect([name, missing]).toEqual([name, []]);
    }
  });

  it("link to nothing but secure addresses, apart from old pages that have no other", () => {
    const insecure = read.flatMap(({ links }) => links.filter((href) => href.startsWith("http:")));
    expect([...new Set(insecure)].every((href) => /dogster|12titans|intrapromote/.test(href))).toBe(
      true,
    );
  });

  it("open in the Workbench what they show", async () => {
    const opened = read.flatMap(({ name, links }) =>
      links
        .filter((href) => href.startsWith("../#"))
        .map((href) => ({ name, fragment: href.slice("../#".length) })),
    );
    expect(opened.length).toBeGreaterThan(1_000);
    for (const { name, fragment } of opened) {
      const { kind } = await readAddress(fragment);
      const expected = fragment.startsWith("rule/") ? "nothing" : "draft";
      expect([name, kind]).toEqual([name, expected]);
    }
  });

  it("are reached from their lists", () => {
    for (const { name } of read) {
      const [folder, file = ""] = name.split("/");
      const list = read.find((each) => each.name === `${folder}/index.html`);
      const isAlias = pages.some(
        (each) => each.name === name && each.source.includes('http-equiv="refresh"'),
      );
      if (file !== "index.html" && !isAlias) expect(list?.links).toContain(file);
    }
  });

  it("tell how to block every crawler that comes and may obey", () => {
    const { source = "" } = pages.find(({ name }) => name === "crawlers/gptbot.html") ?? {};
    expect(source).toContain("User-agent: GPTBot\nDisallow: /<");
    const { source: other = "" } =
      pages.find(({ name }) => name === "crawlers/bytespider.html") ?? {};
    expect(other).not.toContain("Disallow: /<");
    const unsure = pages.filter(({ source: each }) =>
      each.includes("It is not sure that it heeds"),
    );
    expect(unsure.map(({ name }) => name)).toContain("crawlers/chatgpt-user.html");
    expect(unsure.map(({ name }) => name)).not.toContain("crawlers/gptbot.html");
    expect(pages.filter(({ name }) => name.startsWith("crawlers/"))).toHaveLength(
      crawlers.length + 1,
    );
  });
});

it("what a page says is never markup", () => {
  const text = '<b title="x">&';
  const made = page("rules", "a", { title: text, description: text, content: [] });
  expect(made.source).not.toContain("<b ");
  expect(readPage(made).title).toBe(`${text} - robots.txt Workbench`);
});
