import { fromCloudFront } from "./aws.ts";
import { given, hostOf, type LineReader, type LogRecord, numberOf, placeOf } from "./record.ts";
import { anyTime, isoTime } from "./times.ts";

const TAB = "\t";

/** The columns of a log that names its own, by the names in W3C's draft, IIS and CloudFront. */
class Columns {
  private readonly places: ReadonlyMap<string, number>;
  /** CloudFront percent-encodes values; the others write `+` for a space. */
  private readonly isCloudFront: boolean;

  constructor(names: readonly string[]) {
    this.places = new Map(names.map((name, index) => [name.toLowerCase(), index]));
    this.isCloudFront = this.places.has("x-edge-location") || this.places.has("time-to-first-byte");
  }

  /** The first of the named columns with a value. */
  private text(fields: readonly string[], ...names: readonly string[]): string | null {
    for (const name of names) {
      const place = this.places.get(name);
      const value = place === undefined ? null : given(fields[place]);
      if (value !== null) return value;
    }
    return null;
  }

  private time(fields: readonly string[]): number | null {
    const date = this.text(fields, "date");
    const time = this.text(fields, "time");
    if (date !== null && time !== null) return isoTime(`${date} ${time}`);
    return anyTime(this.text(fields, "timestamp", "time-local"));
  }

  private target(fields: readonly string[]): string | null {
    const stem = this.text(fields, "cs-uri-stem", "cs-uri");
    const query = this.text(fields, "cs-uri-query");
    if (stem === null) return null;
    const decode = this.isCloudFront ? percentOnce : asIs;
    const whole = query === null || stem.includes("?") ? stem : `${stem}?${query}`;
    return placeOf(decode(whole)).target;
  }

  private userAgent(fields: readonly string[]): string | null {
    const value = this.text(fields, "cs(user-agent)", "cs-user-agent");
    if (value === null) return null;
    return this.isCloudFront ? percentOnce(value) : value.replaceAll("+", " ");
  }

  read(line: string): LogRecord | null {
    const fields = line.includes(TAB) ? line.split(TAB) : line.split(" ");
    if (fields.length < this.places.size) return null;
    return {
      time: this.time(fields),
      method: this.text(fields, "cs-method"),
      target: this.target(fields),
      status: numberOf(this.text(fields, "sc-status") ?? undefined),
      // CloudFront's cs(Host) is the distribution, not the requested host.
      host: hostOf(this.text(fields, "x-host-header", "cs-host", "cs(host)")),
      userAgent: this.userAgent(fields),
      bytes: numberOf(this.text(fields, "sc-bytes") ?? undefined),
    };
  }
}

const asIs = (text: string): string => text;

const percentOnce = (text: string): string => fromCloudFront(text) ?? text;

const FIELDS = /^#\s*Fields:\s*/i;

/** Whether a line names the columns of a log in W3C's extended format. */
export const namesFields = (line: string): boolean => FIELDS.test(line);

/**
 * Reads logs that name their columns in a line `#Fields:`: W3C extended, as written by IIS, and
 * CloudFront's standard logs. The line may be repeated with other columns. Lines before the first
 * are unreadable.
 *
 * @see https://www.w3.org/TR/WD-logfile.html and
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/AccessLogs.html
 */
export const w3cReader = (): LineReader => {
  let columns: Columns | null = null;
  return (line) => {
    if (!line.startsWith("#")) return columns?.read(line) ?? null;
    if (namesFields(line)) columns = new Columns(line.replace(FIELDS, "").trim().split(/\s+/));
    return "header";
  };
};
