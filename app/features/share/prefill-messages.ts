/** The messages about files from the address of another page. */
export const prefillMessages = {
  said: "Opened the contents of the address.",
  fileTooLong:
    "The file in the address is too long, nothing was opened. Your draft is kept. Open the file itself instead.",
  urlsLeftOut: {
    one: "{count} URL was left out: {most} URLs can be tested at once, and none may be longer than {longest} characters.",
    other:
      "{count} URLs were left out: {most} can be tested at once, and none may be longer than {longest} characters.",
  },
  crawlerTooLong: "The crawler's name in the address is too long and was left out.",
  pageTooLong: "What the address says of the page is too long and was left out.",
  responseTooLong: "The HTTP headers in the address are too long and were left out.",
} as const;
