import { LANGUAGE } from "./language.ts";
import { once } from "./once.ts";

const compact = once(
  () => new Intl.NumberFormat(LANGUAGE, { notation: "compact", maximumSignificantDigits: 2 }),
);

/** A count where there is little room: `1.2K`. */
export const formatCompact = (count: number): string => compact().format(count);
