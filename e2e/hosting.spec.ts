import { expect, test } from "@playwright/test";

test("the local server answers as static hosts do", async ({ page, request }) => {
  await test.step("it sends the headers for static hosts", async () => {
    const answer = await request.get("./");
    expect(answer.headers()).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
    const script = /assets\/index-[^"]+\.js/.exec(await answer.text())?.[0] ?? "";
    expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
    // Scripts have source maps that name their sources.
    const map = await (await request.get(`${script}.map`)).json();
    expect(map.version).toBe(3);
    expect(map.sources.some((source: string) => source.endsWith("app/main.tsx"))).toBe(true);
    expect(map.sourcesContent).toHaveLength(map.sources.length);
  });

  await test.step("missing files give 404, and robots.txt is a robots.txt", async () => {
    expect((await request.get("nothing/here")).status()).toBe(404);
    expect((await request.get("nothing.html")).status()).toBe(404);
    const robots = await request.get("robots.txt");
    expect(robots.status()).toBe(200);
    expect(robots.headers()["content-type"]).toContain("text/plain");
    expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow:\n/m);
  });

  await test.step("hosts have a page of its own for what is missing, which leads home", async () => {
    await page.goto("404.html");
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Open robots.txt Workbench" }).click();
    await expect(page.getByRole("textbox", { name: "robots.txt source" })).toBeVisible();
    await page.goBack();
    await page.locator('[lang="ko"]').getByRole("link").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  });
});
