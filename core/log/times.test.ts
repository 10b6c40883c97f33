import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/arbitraries.ts";
import { anyTime, isoTime, serverTime } from "./times.ts";

const AT = Date.UTC(2026, 10, 22, 6, 23, 1);

describe("a time in a log", () => {
  const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
  const two = (value: number): string => String(value).padStart(2, "0");

  it("agrees with Date, in both formats and in any zone", () => {
    const dates = fc.date({
      min: new Date("1970-01-01T00:00:00Z"),
      max: new Date("2399-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, fc.integer({ min: -840, max: 840 }), (date, zone) => {
        const local = new Date(Math.floor(date.getTime() / 1000) * 1000);
        const [day, clock] = local.toISOString().slice(0, 19).split("T");
        const sign = zone < 0 ? "-" : "+";
        const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60].map(two);
        const expected = local.getTime() - zone * 60_000;
        const apache = `${two(local.getUTCDate())}/${months[local.getUTCMonth()]}/${local.getUTCFullYear()}:${clock}`;
        expect(serverTime(`[${apache} ${sign}${hours}${minutes}]`, 1)).toBe(expected);
        expect(isoTime(`${day}T${clock}${sign}${hours}:${minutes}`)).toBe(expected);
        expect(isoTime(`${day} ${clock}.25${sign}${hours}${minutes}`)).toBe(expected + 250);
      }),
      seeded(300),
    );
  });

  it.each([
    ["22/Nov/2026:06:23:01", AT],
    ["22/Nov/2026:06:23:01 -", AT],
    ["22/Nov/2026:06:23:01 +01", AT],
    ["22/Nov/2026:06:23:01.123 +0100", AT - 3_600_000],
    ["22/Nov/2026:06:23:01.001] fe be/s1 +0100", AT],
    ["22/Nov/2026:06:23:01.123456 +0100", AT - 3_600_000],
    ["22/Nov/2026:06:23:01.1234567 +0100", AT],
    ["22/ovD/2026:06:23:01 +0000", null],
    ["22/Nox/2026:06:23:01 +0000", null],
    ["22-Nov-2026:06:23:01 +0000", null],
    ["22/Nov/2026:06:23", null],
    ["x2/Nov/2026:06:23:01", null],
    ["22/Nov/20x6:06:23:01", null],
    ["22/Nov/2026:0x:23:01", null],
    ["", null],
  ])("in a server's form %j is %j", (text, time) => {
    expect(serverTime(text, 0)).toBe(time);
  });

  it.each([
    ["2026-11-22T06:23:01", AT],
    ["2026-11-22\t06:23:01Z", AT],
    ["2026-11-22T06:23:01.9999999999Z", AT + 999],
    ["2026-11-22T06:23:0", null],
    ["2026/11/22T06:23:01", null],
    ["2026-11/22T06:23:01", null],
    ["2026-xx-22T06:23:01", null],
    ["2026-13-22T06:23:01", null],
    ["2026-00-22T06:23:01", null],
    ["2026-11-32T06:23:01", null],
    ["2026-11-00T06:23:01", null],
    ["20x6-11-22T06:23:01", null],
    ["2026-11-22T24:23:01", null],
    ["2026-11-22T06:60:01", null],
    ["2026-11-22T06:23:61", null],
    ["2026-11-22T06:2x:01", null],
    ["2016-12-31T23:59:60", Date.UTC(2017, 0, 1)],
  ])("in the form of ISO 8601 %j is %j", (text, time) => {
    expect(isoTime(text)).toBe(time);
  });

  it.each<[unknown, number | null]>([
    [1_795_328_581, AT],
    [1_795_328_581.5, AT + 500],
    [AT, AT],
    [AT * 1e3, AT],
    [AT * 1e6, AT],
    ["1795328581.5", AT + 500],
    [`${AT}000000`, AT],
    [1e8, null],
    [Number.NaN, null],
    ["12", null],
    ["2026-11-22T06:23:01Z", AT],
    ["22/Nov/2026:06:23:01 +0000", AT],
    ["yesterday", null],
    [null, null],
    [true, null],
  ])("in JSON %j is %j", (value, time) => {
    expect(anyTime(value)).toBe(time);
  });
});
