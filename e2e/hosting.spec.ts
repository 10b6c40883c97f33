import { expect, test } from "@playwright/test";

test("the local server sends the headers for static hosts", async ({ request }) => {
  const page = await request.get("./");
  expect(page.headers()).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
  const script = /assets\/index-[^"]+\.js/.exec(await page.text())?.[0] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
});

test("missing files give 404, and robots.txt is a robots.txt", async ({ request }) => {
  expect((await request.get("nothing/here")).status()).toBe(404);
  expect((await request.get("nothing.html")).status()).toBe(404);
  const robots = await request.get("robots.txt");
  expect(robots.status()).toBe(200);
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow:\n/m);
});

test("scripts have source maps that name their sources", async ({ request }) => {
  const html = await (await request.get("./")).text();
  const script = /assets\/index-[^"]+\.js/.exec(html)?.[0] ?? "";
  const map = await (await request.get(`${script}.map`)).json();
  expect(map.version).toBe(3);
  expect(map.sources.some((source: string) => source.endsWith("app/main.tsx"))).toBe(true);
  expect(map.sourcesContent).toHaveLength(map.sources.length);
});
