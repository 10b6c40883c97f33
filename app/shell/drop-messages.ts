/** What happens with something that is dragged over the page. */
export const dropMessages = {
  title: "Drop it anywhere",
  kinds: {
    robots: { what: "robots.txt", where: "opens in the editor" },
    urls: { what: "URLs, sitemap, CSV or log", where: "are tested in Bulk" },
    checks: { what: "Checks file", where: "is imported in the Matrix" },
    page: { what: "Web page, HAR", where: "you are asked" },
  },
  note: "The content decides, not the name. Your draft is kept.",
} as const;
