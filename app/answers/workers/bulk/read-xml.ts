import { Parser } from "htmlparser2";
import { sizeNotes, urlFault, XmlSitemap } from "../../../../core/index.ts";
import type { Sink, TextReader } from "./sink.ts";

/** Sitemaps have no longer tag, comment or declaration. */
const LONGEST_MARKUP = 256 * 1024;

/** Sitemaps have no tag with more attributes. */
const MOST_ATTRIBUTES = 200;

const hostIn = (url: string): string | null =>
  /^https?:\/\/([^/?#\s]+)/i.exec(url)?.[1]?.toLowerCase() ?? null;

/**
 * Reads sitemaps and feeds. The parser expands only the five entities of XML, so declared entities
 * cannot grow; memory is bounded by the limits on a tag.
 */
export const readXml = (sink: Sink, onSitemap: (url: string) => void): TextReader => {
  let written = 0;
  let pages = 0;
  let attributes = 0;
  let isHopeless = false;
  const sitemap = new XmlSitemap(({ kind, url }) => {
    if (kind === "page" || kind === "sitemap") {
      pages++;
      const host = hostIn(url);
      if (host !== null) sink.host(host);
      const fault = urlFault(url);
      if (fault !== null) sink.note(fault);
    }
    if (kind === "sitemap") onSitemap(url);
    sink.url(url, kind);
  });
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
      },
      onattribute: () => {
        attributes++;
        if (attributes > MOST_ATTRIBUTES) isHopeless = true;
      },
      onopentag: (name, found) => sitemap.open(name, found),
      ontext: (text) => sitemap.text(text),
      onclosetag: () => sitemap.close(),
    },
    { xmlMode: true },
  );
  return {
    push: (piece) => {
      if (isHopeless) return;
      // In small pieces, so that broken input shows before it fills the memory.
      for (let at = 0; at < piece.length && !isHopeless; at += LONGEST_MARKUP) {
        parser.write(piece.slice(at, at + LONGEST_MARKUP));
      }
      written += piece.length;
      isHopeless ||= sitemap.isHopeless || written - parser.endIndex > LONGEST_MARKUP * 2;
      if (sitemap.form !== null) sink.kind = { type: "sitemap", form: sitemap.form };
    },
    finish: () => {
      if (!isHopeless) parser.end();
      if (sitemap.form !== null) sink.kind = { type: "sitemap", form: sitemap.form };
      else sink.problem ??= sitemap.root?.toLowerCase() === "html" ? "web-page" : "unknown";
      if (sitemap.form !== null && pages === 0) sink.note("no-entries");
      // The limits of sitemaps do not apply to feeds.
      const isSitemap = sitemap.form === "urlset" || sitemap.form === "index";
      sink.note(...sitemap.notes, ...(isSitemap ? sizeNotes(pages, written) : []));
    },
    isHopeless: () => (isHopeless ? "broken-xml" : null),
  };
};
