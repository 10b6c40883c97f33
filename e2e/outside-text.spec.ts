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

/** Names with a right-to-left override, a zero-width space, and letters of another alphabet. */
const DISGUISES = [
  ["Google\u202etob", "U+202E"],
  ["Google\u200bbot", "U+200B"],
  ["G\u043e\u043eglebot", "U+043E"],
] as const;

const ODD_LETTERS = [
  ["\u0262ooglebot", "U+0262"],
  ["Goog\u0269ebot", "U+0269"],
  ["Goog\u026bebot", "U+026B"],
  ["Googleb\u1ecdt", "U+1ECD"],
  ["G\u00f3\u00f3glebot", "U+00F3"],
  ["Goo9lebot", "U+0039"],
] as const;

test("names from a link or a file cannot pass for others", async ({ page }) => {
  const bench = new Workbench(page);
  const warns = (code: string) =>
    expect(page.getByRole("alert").filter({ hasText: code })).toContainText(
      "looks like Googlebot but is another one",
    );
  const openLink = (fields: Readonly<Record<string, unknown>>) =>
    page.evaluate((fragment) => {
      location.hash = fragment;
    }, linkOf(fields));

  await test.step("a link's crawler in disguise cannot be mistaken for Googlebot", async () => {
    for (const [index, [crawler, code]] of DISGUISES.entries()) {
      const fields = { ...blocksGooglebot, c: crawler };
      await (index === 0 ? bench.open(linkOf(fields)) : openLink(fields));
      await warns(code);
      await expect(bench.verdicts.first()).toContainText("Allowed");
      const field = page.locator(".field--disguised");
      await expect(field.locator(".field__value")).toContainText(code);
      await expect(field.locator("input")).toHaveCSS("color", "rgba(0, 0, 0, 0)");
      // The compared name is in the steps, too.
      await expect(bench.verdicts.first()).toContainText(code);
    }
    await bench.expectAccessible(bench.tester);
  });

  await test.step("a name with odd letters for those of a crawler is never judged without a warning", async () => {
    for (const [name, code] of ODD_LETTERS) {
      await bench.crawler.fill(name);
      await warns(code);
    }
    await bench.crawler.fill("Googlebot");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("names from the file cannot rearrange the outline, the suggestions or the problems", async () => {
    await openLink({
      ...blocksGooglebot,
      t: "User-agent: a\u202eb\nDisallow: /\u202ec\nSitemap: https://x.example/\u2066d\n",
      n: "robots\u202etxt.exe",
    });
    await expect(page.locator(".header__name")).toContainText("U+202E");
    await page.getByRole("button", { name: "Outline" }).click();
    const outline = page.getByRole("navigation", { name: "Outline" });
    await expect(outline).toContainText("aU+202Eb");
    await bench.crawler.fill("a");
    await expect(page.getByRole("option").filter({ hasText: "U+202E" })).not.toHaveCount(0);
    // The editor marks such characters itself.
    await expect(page.locator("#root")).not.toContainText(/[\u202a-\u202e\u2066]/);
    await expect(page.locator(".cm-test-as").first()).toHaveAttribute(
      "title",
      "Test as a[U+202E]b",
    );
    const titles = await page
      .locator("[title]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("title") ?? "").join("\n"));
    expect(titles).not.toMatch(/[\u202a-\u202e\u2066]/);
  });
});
