/**
 * The words in `index.html`, which the build looks up there to translate them, and in the manifest of the installed page.
 */
export const documentMessages = {
  title: "robots.txt Workbench: write, check and test a robots.txt",
  description:
    "Write a robots.txt, see what is wrong with it, test which URLs each crawler may crawl and which line decides, and share the result as a link. Nothing leaves your browser.",
  broken: "This page did not load completely. Reload it.",
  noScript: "robots.txt Workbench needs JavaScript.",
  reference: "Its reference does not.",
  installed:
    "Write a robots.txt, see what is wrong with it, and test which URLs each crawler may crawl.",
} as const;
