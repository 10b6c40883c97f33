import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import type { NoticeContent } from "../state/store/actions.ts";
import type { NamedFile } from "./dropped-files.ts";
import type { PastedAt, Rooms, TakenPages } from "./rooms.ts";
import { takeFiles } from "./take-files.ts";
import { takeAsResponse, takeText } from "./take-text.ts";

const ROBOTS = "User-agent: *\nDisallow: /cart\n";
const REQUEST = `192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /cart HTTP/1.1" 200 12`;
const LOG = `${REQUEST}\n${REQUEST}\n`;
const SITEMAP = "<urlset><url><loc>https://shop.example/a</loc></url></urlset>";
const LIST = "https://shop.example/a\nhttps://shop.example/b\n";
const HTML = "<!doctype html><title>Shoes</title>";
const HAR = '{"log":{"version":"1.2","entries":[]}}';
const CHECKS = '{"version":1,"checks":[{"crawler":"a","url":"/","expect":"allowed"}]}';

const named = (name: string, content: string | Uint8Array<ArrayBuffer>): NamedFile => ({
  name,
  file: new File([content], name.slice(name.lastIndexOf("/") + 1)),
});

/** A page that writes down what happens to it. */
let events: string[];
let notice: NoticeContent | null;
/** The notices that do not take the place of the one before. */
let beside: NoticeContent[];
let isBulkShown: boolean;
/** What becomes of pages. */
let taken: Partial<TakenPages>;

const rooms: Rooms = {
  openFile: async ({ name }, notes) => void events.push(["open", name, ...notes].join(" ")),
  replaceText: (text, said) => {
    events.push(`text ${text.slice(0, 10)}`);
    if (said !== null) notice = { tone: "info", text: said };
    return () => void events.push("text back");
  },
  insertText: (text) => {
    events.push(`insert ${text.slice(0, 10)}`);
    return () => void events.push("insert back");
  },
  takeAnswer: ({ status }, withBody) => void events.push(`answer ${status} ${withBody}`),
  toBulk: async (files) => {
    events.push(`bulk ${files.map(({ name }) => name).join()}`);
    return () => void events.push("bulk back");
  },
  testUrls: (addresses, more) => {
    events.push(`test ${addresses.join()} ${more}`);
    return { count: addresses.length, takeBack: () => void events.push("test back") };
  },
  takePages: async (texts) => {
    events.push(`pages ${texts.map((text) => text.slice(0, 8)).join()}`);
    return {
      urls: ["/a"],
      isNamed: false,
      left: 0,
      instead: null,
      takeBack: () => void events.push("pages back"),
      putInstead: () => void events.push("pages instead"),
      ...taken,
    };
  },
  importChecks: async (text) => void events.push(`checks ${text.length}`),
  isBulkShown: () => isBulkShown,
  notify: (shown, isBeside = false) => {
    notice = shown;
    if (isBeside) beside.push(shown);
  },
};

beforeEach(() => {
  events = [];
  notice = null;
  beside = [];
  isBulkShown = false;
  taken = {};
});

/** What happens with a text, the notice, and what its button does. */
const paste = async (text: string, at: PastedAt = "outside") => {
  await takeText(rooms, text, at);
  return seen();
};
const drop = async (...files: readonly NamedFile[]) => {
  await takeFiles(rooms, { files, hasMore: false }, 1);
  return seen();
};
const seen = () => ({
  events: [...events],
  said: notice?.text ?? "",
  label: notice?.action?.label,
});
const press = async () => {
  events = [];
  notice?.action?.run();
  await new Promise((resolve) => setTimeout(resolve));
  return events;
};

describe("text that is pasted outside of any field", () => {
  it("replaces the file only if it is a robots.txt", async () => {
    expect((await paste(ROBOTS)).events).toEqual(["text User-agent"]);
    expect(notice?.text).toMatch(/^The pasted text has replaced the file/);
    await paste(`${ROBOTS}${REQUEST}`);
    for (const other of [LOG, SITEMAP, LIST, HTML, HAR, CHECKS, "Call me Ishmael.", "a: b\nc"]) {
      events = [];
      expect((await paste(other)).events.join()).not.toMatch(/(?:^|,)(?:text|open) /);
    }
  });

  it("replaces the file over which it is pasted, unless it is surely something else", async () => {
    for (const other of [LOG, SITEMAP, LIST, HTML, HAR, CHECKS]) {
      events = [];
      expect((await paste(other, "over")).events.join()).not.toMatch(/(?:^|,)(?:text|open) /);
    }
    for (const own of [ROBOTS, "/cart\n/search\n", "Call me Ishmael.\nSome years ago"]) {
      events = [];
      expect((await paste(own, "over")).events).toEqual([`text ${own.slice(0, 10)}`]);
    }
  });

  it("goes into the file within which it is pasted, unless it is surely something else", async () => {
    for (const [other, event, label] of [
      [LOG, "bulk The pasted text", "Put it into your file instead"],
      [SITEMAP, "bulk The pasted text", "Put it into your file instead"],
      [HTML, "pages <!doctyp", "Put it into your file instead"],
      [HAR, 'pages {"log":{', "Test its URLs in Bulk"],
      [CHECKS, `checks ${CHECKS.length}`, undefined],
    ] as const) {
      events = [];
      notice = null;
      expect(await paste(other, "within")).toMatchObject({ events: [event], label });
    }
    await paste(LOG, "within");
    expect(notice?.text).toMatch(/^The pasted text is an access log.* Your robots\.txt stays\.$/);
    expect(await press()).toEqual(["bulk back", `insert ${LOG.slice(0, 10)}`]);
    for (const own of [ROBOTS, "Call me Ishmael.\nSome years ago"]) {
      events = [];
      notice = null;
      expect(await paste(own, "within")).toMatchObject({
        events: [`insert ${own.slice(0, 10)}`],
        said: "",
      });
    }
    // Addresses may be meant as lines to write on.
    events = [];
    const found = await paste(LIST, "within");
    expect(found.events).toEqual(["insert https://sh"]);
    expect(found.said).toBe("The pasted text is a list of URLs. It was put into your file.");
    expect(found.label).toBe("Test these URLs instead");
    expect((await press())[0]).toBe("insert back");
    expect(events[1]).toMatch(/^test /);
  });

  it.each([
    ["a log", LOG, /^The pasted text is an access log, Common.*\. Bulk tests its URLs/],
    [
      "a sitemap",
      SITEMAP,
      /^The pasted text is a sitemap\. Bulk tests its URLs\. Your robots.txt stays/,
    ],
    ["a table", "URL,Clicks\n/a,1\n/b,2\n", /table with URLs in the column URL\. Bulk tests/],
    ["a long list", LIST.repeat(60), /a list of URLs\. Bulk tests its URLs/],
    ["a sitemap that curl printed", `HTTP/2 200\n\n${SITEMAP}`, /is a sitemap\. Bulk tests/],
  ])("goes to Bulk if it is %s, and one click opens it instead", async (_, text, said) => {
    const found = await paste(text);
    expect(found.events).toEqual(["bulk The pasted text"]);
    expect(found.said).toMatch(said);
    expect(found.label).toBe("Open as robots.txt instead");
    expect(await press()).toEqual(["bulk back", expect.stringMatching(/^text /)]);
  });

  it("is tested if it is a short list, unless Bulk is shown", async () => {
    const found = await paste(`${LIST}# a comment\n`);
    expect(found.events).toEqual(["test https://shop.example/a,https://shop.example/b 0"]);
    expect(found.said).toBe(
      "The pasted text is a list of URLs. 2 URLs are tested. Your robots.txt stays.",
    );
    expect(await press()).toEqual(["test back", "text https://sh"]);
    events = [];
    isBulkShown = true;
    expect((await paste(LIST)).events).toEqual(["bulk The pasted text"]);
  });

  it("can be tested if it was taken for a robots.txt but may be a list", async () => {
    const found = await paste(`User-agent: *\n${LIST}`);
    expect(found.events).toEqual(["text User-agent"]);
    expect(found.said).toContain("looks like a robots.txt");
    expect(found.label).toBe("Test these URLs instead");
    expect(await press()).toEqual(["text back", "bulk The pasted text"]);
  });

  it.each([["a sentence", "Not found", /is not a robots\.txt, nor a list/, "text Not found"]])(
    "changes nothing if it is %s, but can be used",
    async (_, text, said, used) => {
      const found = await paste(text);
      expect(found.events).toEqual([]);
      expect(found.said).toMatch(said);
      expect(await press()).toEqual([used]);
    },
  );

  it.each([
    ["a page", HTML, /is a web page \(HTML\)\./, "text <!doctype "],
    [
      "headers of a page",
      "content-type: text/html\nvary: x",
      /HTTP headers of a web page/,
      "text content-ty",
    ],
    ["a HAR", HAR, /a HAR file/, "bulk The pasted text"],
    [
      "a page with its headers",
      `HTTP/2 200\n\n${HTML}`,
      /looks like the HTTP response of a web page/,
      "answer 200 false",
    ],
  ])("is kept with a URL if it is %s, and can be used otherwise", async (_, text, said, used) => {
    const found = await paste(text);
    expect(found.events).toEqual([`pages ${text.slice(0, 8)}`]);
    expect(found.said).toMatch(said);
    expect(found.said).toMatch(/kept with the selected URL, \/a: .* Your robots\.txt stays\.$/);
    expect(await press()).toEqual(["pages back", used]);
  });

  it("is kept with the URL that a page names, or else with the selected one", async () => {
    taken = { isNamed: true, instead: "/b" };
    const found = await paste(HTML);
    expect(found.said).toContain("It is kept with /a, the address that it names");
    expect(found.label).toBe("Use it for /b instead");
    expect(await press()).toEqual(["pages instead"]);
    taken = { urls: [], left: 1 };
    expect((await paste(HTML)).said).toContain("Test the page’s URL first");
    taken = { urls: ["/a", "/b"], left: 3 };
    expect((await paste(HAR)).said).toMatch(/2 pages are kept .* 3 pages were left out/);
    isBulkShown = true;
    events = [];
    expect((await paste(HAR)).events).toEqual(["bulk The pasted text"]);
  });

  it("sets the response of robots.txt, and the file only if the body is one", async () => {
    expect((await paste(`HTTP/2 200\n\n${ROBOTS}`)).events).toEqual(["answer 200 true"]);
    events = [];
    expect((await paste(`HTTP/2 404\n\n${HTML}`)).events).toEqual(["answer 404 false"]);
    events = [];
    takeAsResponse(rooms, `HTTP/2 200\n\n${HTML}`);
    expect(events).toEqual(["answer 200 false"]);
  });

  it("is imported if it is a checks file", async () => {
    expect((await paste(CHECKS)).events).toEqual([`checks ${CHECKS.length}`]);
  });
});

describe("files that are dropped or chosen", () => {
  it("go by their content, whatever their names", async () => {
    const cases = [
      ["access.log", ROBOTS, "open access.log"],
      ["robots.txt", LOG, "bulk robots.txt"],
      ["robots.txt", SITEMAP, "bulk robots.txt"],
      ["robots.txt", "Not found", "open robots.txt"],
      ["robots.txt", "", "open robots.txt"],
      ["empty.txt", "", "open empty.txt"],
      ["x.bin", LIST, "test https://shop.example/a,https://shop.example/b 0"],
      ["x", new Uint8Array(gzipSync(SITEMAP)), "bulk x"],
      ["robots.txt.gz", new Uint8Array(gzipSync(ROBOTS)), "open robots.txt"],
      ["x.gz", new Uint8Array(gzipSync(ROBOTS)).slice(0, -9), "bulk x.gz"],
      ["x.txt", Uint8Array.from(Buffer.from(`\ufeff${ROBOTS}`, "utf16le")), "open x.txt"],
      ["x.json", CHECKS, `checks ${CHECKS.length}`],
      ["x.txt", `HTTP/1.1 200 OK\r\n\r\n${ROBOTS}`, "answer 200 true"],
    ] as const;
    for (const [name, content, event] of cases) {
      events = [];
      expect((await drop(named(name, content))).events, name).toEqual([event]);
    }
  });

  it("are left alone if nothing can be done with them, and the notice says why", async () => {
    const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0);
    const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) };
    expect((await drop(named("x.zip", zip))).said).toMatch(/x\.zip is an archive\. Unpack it/);
    expect((await drop(named("robots.txt", HTML))).said).toMatch(/is a web page/);
    expect((await drop({ name: "g", file: gone as unknown as File })).said).toMatch(/not be read/);
    expect((await drop()).said).toMatch(/no file in what was dropped/);
    expect(events).toEqual(["pages <!doctyp"]);
    await drop(named("robots.txt", HTML));
    expect(await press()).toEqual(["pages back", "open robots.txt"]);
  });

  it("are each taken to where they belong if there are several", async () => {
    const { events: all } = await drop(
      named("site/old/robots.txt.bak", ROBOTS),
      named("site/robots.txt", ROBOTS),
      named("site/robots.checks.json", CHECKS),
      named("site/index.html", HTML),
      named("site/sitemap.xml", SITEMAP),
      named("site/access.log", LOG),
    );
    expect(all).toEqual([
      "open site/robots.txt",
      `checks ${CHECKS.length}`,
      "bulk site/sitemap.xml,site/access.log",
      "pages <!doctyp",
    ]);
    // What was opened, and what was not read, is still said.
    expect(beside.map(({ text }) => text)).toEqual([
      "Of 2 robots.txt files, site/robots.txt was opened. Bulk tests the URLs of 2 files. 1 file is a web page. It names no address, so it is kept with the selected URL, /a: see Page in the steps.",
    ]);
    events = [];
    const pages = Array.from({ length: 21 }, (_, at) => named(`${at}.html`, `${HTML}${at}`));
    expect((await drop(...pages.slice(0, 20))).events[0]).toMatch(/^pages/);
    events = [];
    expect((await drop(...pages)).events[0]).toMatch(/^bulk 0\.html/);
    events = [];
    const several = await drop(named("a.xml", SITEMAP), named("b.png", "\u0001\u0002"));
    expect(several.events).toEqual(["bulk a.xml"]);
    expect(several.said).toMatch(/^Bulk tests the URLs of 1 file\. 1 other file was not read/);
  });
});
