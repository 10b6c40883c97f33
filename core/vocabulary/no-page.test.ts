import { expect, it } from "vitest";
import { isForNoPage } from "./no-page.ts";

it("knows what is no page", () => {
  for (const pattern of [
    "/robots.txt",
    "/robots.txt$",
    "/ads.txt",
    "/.well-known/",
    "/sitemap.xml",
    "/sitemap_index.xml$",
    "/wp-sitemap-posts-",
    "/feed",
    "/feed.xml",
    "/rss/",
    "/wp-admin/admin-ajax.php",
    "/wp-content/uploads/",
    "/bitrix/js/",
    "/*.css$",
    "/*.js?*",
    "*.css",
    "/assets/",
    "/*/static/",
  ])
    expect(isForNoPage(pattern), pattern).toBe(true);
});

it("takes anything else for a page", () => {
  for (const pattern of [
    "/",
    "/$",
    "/blog/",
    "/index.php",
    "/*.pdf$",
    "/news/feeding",
    "/login",
    "/static/about.html",
    "/assets/manual.pdf$",
    "/media/index.php?page=",
  ])
    expect(isForNoPage(pattern), pattern).toBe(false);
});
