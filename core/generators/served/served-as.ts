import { writers } from "../writers.ts";
import { allInOneSeo } from "./all-in-one-seo.ts";
import { cloudflareManaged } from "./cloudflare.ts";
import { SERVED_MESSAGES, SERVED_VERSIONS } from "./messages.ts";
import { nextJs } from "./next.ts";
import { nuxtRobots } from "./nuxt.ts";
import { jetpack, wooCommerce, yoast } from "./wordpress.ts";

export type ServedAsId = keyof typeof SERVED_MESSAGES;

/** A system that stands between a text and what is served, as of a version. */
export interface ServedAs {
  readonly id: ServedAsId;
  /** As people call it. */
  readonly name: string;
  /** In a few words, beside a line that it writes. */
  readonly shortName: string;
  /** The version, or the commit of its source. */
  readonly version: string;
  /** The day of this version, or the last on which files were seen served so: `2026-11-23`. */
  readonly dated: string;
  /** Where this is known from; https. */
  readonly source: string;
  /** What it does to a text, in a sentence. Code is in backquotes. */
  readonly does: string;
  /** What may make a site's file differ from this. Code is in backquotes. */
  readonly mayDiffer: string;
  /** The id of the writer whose text it is. */
  readonly writer: string;
  /** Whether it prints the text itself anew, instead of adding to it. */
  readonly rewrites: boolean;
  /** What is served for a text with LF line ends. Total, linear. */
  readonly serve: (text: string) => string;
}

const system = (
  id: ServedAsId,
  fields: Omit<ServedAs, "id" | "shortName" | keyof (typeof SERVED_MESSAGES)[ServedAsId]>,
): ServedAs => {
  const { name } = SERVED_MESSAGES[id];
  const shortName = writers.find(({ id: writer }) => writer === fields.writer)?.name ?? name;
  return { id, shortName, ...SERVED_MESSAGES[id], ...fields };
};

/** The systems whose effect on a text is known, those on most sites first. */
export const servedAs: readonly ServedAs[] = [
  system("cloudflare", {
    version: SERVED_VERSIONS.nineCrawlers,
    dated: "2026-10-06",
    source: "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/",
    writer: "cloudflare",
    rewrites: false,
    serve: cloudflareManaged,
  }),
  system("yoast", {
    version: "commit 082c5bb",
    dated: "2026-11-23",
    source:
      "https://github.com/Yoast/wordpress-seo/blob/trunk/src/integrations/front-end/robots-txt-integration.php",
    writer: "yoast",
    rewrites: false,
    serve: yoast,
  }),
  system("aioseo", {
    version: "4.9.9",
    dated: "2026-06-24",
    source:
      "https://github.com/awesomemotive/all-in-one-seo-pack/blob/master/app/Common/Tools/RobotsTxt.php",
    writer: "aioseo",
    rewrites: true,
    serve: allInOneSeo,
  }),
  system("jetpack", {
    version: "commit 0568f2c",
    dated: "2026-07-22",
    source:
      "https://github.com/Automattic/jetpack/blob/trunk/projects/packages/seo/src/class-ai-crawlers.php",
    writer: "jetpack",
    rewrites: false,
    serve: jetpack,
  }),
  system("woocommerce", {
    version: "trunk",
    dated: "2026-11-26",
    source:
      "https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/class-woocommerce.php",
    writer: "woocommerce",
    rewrites: false,
    serve: wooCommerce,
  }),
  system("next", {
    version: "commit 0961e33",
    dated: "2026-11-23",
    source:
      "https://github.com/vercel/next.js/blob/canary/packages/next/src/build/webpack/loaders/metadata/resolve-route-data.ts",
    writer: "next",
    rewrites: true,
    serve: nextJs,
  }),
  system("nuxt", {
    version: "6.2.0",
    dated: "2026-08-21",
    source: "https://github.com/nuxt-modules/robots/blob/main/src/util.ts",
    writer: "nuxt-robots",
    rewrites: true,
    serve: nuxtRobots,
  }),
];

/** The system with an id, which may be any text; null if none has it. */
export const servedAsOf = (id: string): ServedAs | null =>
  servedAs.find((each) => each.id === id) ?? null;
