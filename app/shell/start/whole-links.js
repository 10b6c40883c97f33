// Makes the addresses of the page in other languages whole. Search engines and validators take only whole addresses, which a build
// cannot know unless it is told (`SITE`).
for (const link of document.head.querySelectorAll('link[rel="canonical"], link[hreflang]')) {
  link.setAttribute("href", link.href);
}
