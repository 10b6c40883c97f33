import { asciiLower } from "../text/ascii.ts";
import { JsonObjects } from "../text/json-objects.ts";
import type { PageResource, ResourceKind } from "./resources.ts";

/** A page of an HTTP archive, and what it loaded. */
export interface HarPage {
  /** Absolute, as requested; after redirects that of the last request. */
  readonly url: string;
  /** Null if there was no response. */
  readonly status: number | null;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The HTML; null if the archive does not have it as text. */
  readonly html: string | null;
  /** In the order of the requests. */
  readonly resources: readonly PageResource[];
}

/** The pages of an archive. */
export interface Har {
  readonly pages: readonly HarPage[];
  /** How many objects have not the shape of an entry, or were too long. */
  readonly skipped: number;
}

type Json = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The kinds by the type that browsers add to an entry, in lower case. */
const TYPES: ReadonlyMap<string, ResourceKind> = new Map([
  ["script", "script"],
  ["stylesheet", "style"],
  ["image", "image"],
  ["font", "font"],
  ["xhr", "fetch"],
  ["fetch", "fetch"],
  ["eventsource", "fetch"],
  ["preflight", "fetch"],
  ["media", "media"],
  ["texttrack", "media"],
  ["document", "frame"],
]);

/** The kinds by the beginning of the content type, for archives without types; the first counts. */
const CONTENTS: readonly (readonly [RegExp, ResourceKind])[] = [
  [/^(?:text|application)\/(?:x-)?(?:java|ecma)script/, "script"],
  [/^text\/css/, "style"],
  [/^image\//, "image"],
  [/^(?:font\/|application\/(?:x-)?font|application\/vnd\.ms-fontobject)/, "font"],
  [/^(?:video|audio)\//, "media"],
  [/^(?:text\/html|application\/xhtml\+xml)/, "frame"],
  [/^application\/(?:[\w.-]+\+)?json/, "fetch"],
];

interface Entry {
  readonly url: string;
  readonly status: number | null;
  readonly headers: readonly (readonly [string, string])[];
  readonly kind: ResourceKind;
  readonly page: string;
  readonly html: string | null;
}

const kindOf = (type: string, content: string): ResourceKind =>
  TYPES.get(type) ?? CONTENTS.find(([start]) => start.test(content))?.[1] ?? "other";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const entryOf = (text: string): Entry | null => {
  const value = parsed(text);
  const { request, response, pageref, _resourceType } = asObject(value) as {
    request?: unknown;
    response?: unknown;
    pageref?: unknown;
    _resourceType?: unknown;
  };
  const { url } = asObject(request) as { url?: unknown };
  if (typeof url !== "string" || !/^https?:\/\//i.test(url)) return null;
  const answer = asObject(response) as { status?: unknown; headers?: unknown; content?: unknown };
  const body = asObject(answer.content) as {
    mimeType?: unknown;
    text?: unknown;
    encoding?: unknown;
  };
  const { status } = answer;
  const headers = asList(answer.headers).map((header) => {
    const { name, value: text } = asObject(header) as { name?: unknown; value?: unknown };
    return [asText(name), asText(text)] as const;
  });
  return {
    url,
    status: typeof status === "number" && status > 0 ? status : null,
    headers,
    kind: kindOf(asciiLower(asText(_resourceType)), asciiLower(asText(body.mimeType))),
    page: asText(pageref),
    html: typeof body.text === "string" && asText(body.encoding) === "" ? body.text : null,
  };
};

const isRedirect = ({ status }: Entry): boolean =>
  status !== null && status >= 300 && status <= 399 && status !== 304;

/** Several headers of one name may be joined by line ends, as Chrome does. */
const apart = (headers: Entry["headers"]): Entry["headers"] =>
  headers.flatMap(([name, value]) => value.split("\n").map((each) => [name, each] as const));

/** What was gathered of a page: its document, or redirects to it, and what came after. */
interface Gathered {
  main: Entry;
  resources: PageResource[];
}

/** The list of requests. Within a text, its quotes would be escaped. */
const ENTRIES = /(?<!\\)"entries"\s*:\s*\[/;

/** What `ENTRIES` may span, kept where a piece of the file ends. */
const LONGEST_MATCH = 100;

/** An entry may hold the whole content of a large response. */
const LONGEST_ENTRY = 16 * 1024 * 1024;

/** Of more pages, and of more resources of a page, nothing is kept. */
const MOST_PAGES = 1000;
const MOST_RESOURCES = 10_000;

/**
 * Reads an HTTP archive (HAR 1.2) as browsers and proxies save it, piece by piece: only one entry is
 * in memory at a time, and of each page its document. Accepts any text.
 *
 * @see http://www.softwareishard.com/blog/har-12-spec/
 */
export class HarReader {
  private readonly objects = new JsonObjects(LONGEST_ENTRY);
  /** The end of the text before the list of requests; null within it. */
  private before: string | null = "";
  private readonly gathered = new Map<string, Gathered>();
  private unread = 0;

  /** Reads the next piece; returns the URLs of the requests that end in it. */
  push(piece: string): readonly string[] {
    if (this.before === null) return this.take(piece);
    const text = this.before + piece;
    const found = ENTRIES.exec(text);
    this.before = found === null ? text.slice(-LONGEST_MATCH) : null;
    return found === null ? [] : this.take(text.slice(found.index + found[0].length));
  }

  /** Whether the list of requests has begun. */
  get isHar(): boolean {
    return this.before === null;
  }

  /** What was read so far. */
  har(): Har {
    const pages = [...this.gathered.values()].map(({ main, resources }) => {
      const { url, status, headers, html } = main;
      return { url, status, headers: apart(headers), html, resources };
    });
    return { pages, skipped: this.unread + this.objects.tooLong };
  }

  /** How many objects were too long to be read. */
  get tooLong(): number {
    return this.objects.tooLong;
  }

  private take(piece: string): readonly string[] {
    return this.objects.push(piece).flatMap((object) => {
      const entry = entryOf(object);
      if (entry === null) {
        this.unread++;
        return [];
      }
      this.gather(entry);
      return [entry.url];
    });
  }

  private gather(entry: Entry): void {
    const known = this.gathered.get(entry.page);
    if (entry.kind === "frame" && (known === undefined || isRedirect(known.main))) {
      if (known === undefined && this.gathered.size >= MOST_PAGES) return;
      this.gathered.set(entry.page, { main: entry, resources: [] });
    } else if (known !== undefined && known.resources.length < MOST_RESOURCES) {
      known.resources.push({ url: entry.url, kind: entry.kind });
    }
  }
}

/** Reads a whole archive; null if the text is none. */
export const readHar = (text: string): Har | null => {
  const reader = new HarReader();
  reader.push(text);
  return reader.isHar ? reader.har() : null;
};
