import { crc32, deflateRawSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { Workbench } from "./workbench.ts";

/** A link that anybody could make: version 3, with the fields of app/share/pack.ts. */
const linkOf = (fields: Readonly<Record<string, unknown>>): string => {
  const packed = Buffer.from(JSON.stringify(fields));
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(packed));
  return `#3.${Buffer.concat([checksum, deflateRawSync(packed)]).toString("base64url")}`;
};

const blocksGooglebot = {
  t: "User-agent: Googlebot\nDisallow: /\n",
  c: "Googlebot",
  d: "automatic",
  u: ["/"],
};

const DISGUISES = [
  ["a right-to-left override", "Google\u202etob", "U+202E"],
  ["a zero-width space", "Google\u200bbot", "U+200B"],
  ["letters of another alphabet", "G\u043e\u043eglebot", "U+043E"],
] as const;

for (const [what, crawler, code] of DISGUISES) {
  test(`a link's crawler with ${what} cannot be mistaken for Googlebot`, async ({ page }) => {
    const bench = new Workbench(page);
    await bench.open(linkOf({ ...blocksGooglebot, c: crawler }));
    await expect(bench.verdicts.first()).toContainText("Allowed");
    const warning = page.getByRole("alert").filter({ hasText: code });
    await expect(warning).toContainText("looks like Googlebot but is another one");
    const field = page.locator(".field--disguised");
    await expect(field.locator(".field__value")).toContainText(code);
    await expect(field.locator("input")).toHaveCSS("color", "rgba(0, 0, 0, 0)");
    // The compared name is in the steps, too.
    await expect(bench.verdicts.first()).toContainText(code);
    expect(await bench.accessibilityViolations()).toEqual([]);
  });
}

test("names from the file cannot rearrange the outline, the suggestions or the problems", async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.open(
    linkOf({
      ...blocksGooglebot,
      t: "User-agent: a\u202eb\nDisallow: /\u202ec\nSitemap: https://x.example/\u2066d\n",
      n: "robots\u202etxt.exe",
    }),
  );
  await expect(page.locator(".header__name")).toContainText("U+202E");
  await page.getByRole("button", { name: "Outline" }).click();
  const outline = page.getByRole("navigation", { name: "Outline" });
  await expect(outline).toContainText("aU+202Eb");
  await bench.crawler.fill("a");
  await expect(page.getByRole("option").filter({ hasText: "U+202E" })).not.toHaveCount(0);
  // The editor marks such characters itself.
  await expect(page.locator("#root")).not.toContainText(/[\u202a-\u202e\u2066]/);
});
