import { bing } from "./bing.ts";
import { crawlerCommons } from "./crawler-commons.ts";
import type { Dialect, DialectId } from "./dialect.ts";
import { draft1996 } from "./draft-1996.ts";
import { google } from "./google.ts";
import { protego } from "./protego.ts";
import { python } from "./python.ts";
import { revisited1996 } from "./revisited-1996.ts";
import { rfc9309 } from "./rfc9309.ts";
import { robotsParser } from "./robots-parser.ts";
import { standard1994 } from "./standard-1994.ts";
import { wget } from "./wget.ts";
import { yandex } from "./yandex.ts";

/** All readers, in display order. */
export const dialects: Readonly<Record<DialectId, Dialect>> = {
  google,
  rfc9309,
  bing,
  yandex,
  "crawler-commons": crawlerCommons,
  protego,
  "robots-parser": robotsParser,
  python,
  wget,
  "draft-1996": draft1996,
  "revisited-1996": revisited1996,
  "standard-1994": standard1994,
};
