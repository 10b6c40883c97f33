/** What validators say of a file, by our codes, and whether it matters. `{name}` is a placeholder. */
export const SEEN_MESSAGES = {
  codes: {
    "lighthouse-syntax": "Lighthouse: the line has no colon, so it is not understood.",
    "lighthouse-unknown": "Lighthouse does not know this field.",
    "lighthouse-sitemap-url": "Lighthouse: this is not an absolute URL.",
    "lighthouse-sitemap-protocol":
      "Lighthouse: a sitemap's URL must begin with http, https or ftp.",
    "lighthouse-no-name": "Lighthouse: no crawler is named here.",
    "lighthouse-path": "Lighthouse: a path must be empty, or begin with `/` or `*`.",
    "lighthouse-dollar": "Lighthouse: `$` belongs at the end of a path only.",
    "lighthouse-no-agent": "Lighthouse: no valid user-agent line comes before this rule.",
    "lighthouse-status": "Lighthouse: the server failed, so the audit fails too.",
    "google-unused": "Google knows this field and does not use it.",
    "google-unknown": "Google does not understand this line.",
    "google-typo": "Google corrects this misspelling and uses the line.",
    "google-no-colon": "Google reads this line although its colon is missing.",
    "google-long": "Google uses only the beginning of this long line.",
    "yandex-path": "Yandex: a rule must begin with `/` or `*`.",
    "yandex-second-star": "Yandex: there must be one group for `*` only.",
    "yandex-too-many": "Yandex: more than 2,048 rules, or more than 500 KB.",
    "yandex-no-agent": "Yandex: no user-agent line comes before this rule.",
    "yandex-long": "Yandex: the rule is longer than 1,024 characters.",
    "yandex-sitemap": "Yandex: a sitemap needs its whole URL.",
    "yandex-clean-param": "Yandex: the value of Clean-param has another form than it needs.",
    "yandex-unknown": "Yandex does not know this field.",
    "yandex-syntax": "Yandex: this line is no directive.",
  },
  matters: {
    "read-by-all": "It does not matter: every crawler reads this line as it is.",
    "read-by-some": "It matters: {others} do not read this line as the others do.",
    "read-by-none": "It matters: no crawler obeys this line, so it does nothing.",
    extension: "It does not matter to other crawlers. Who reads it: {readers}.",
    "not-a-rule": "It does not matter: no crawler reads this line. You can remove it.",
    "sitemap-needs-url": "It matters: search engines want the whole URL of a sitemap.",
    "rest-not-read": "It matters: what is beyond the limit is not read.",
    "whole-file": "It matters: what the server answers decides for the whole site.",
  },
  /** What it costs to remove the line. */
  costs: {
    "read-by-all": "If you remove it, what it says no longer applies.",
    "read-by-some": "If you remove it, it no longer applies to {readers}.",
    "read-by-none": "To remove it costs nothing. To correct it makes crawlers obey it.",
    extension: "If you remove it, only that is lost.",
    "not-a-rule": "",
    "sitemap-needs-url": "If you remove it, crawlers do not find the sitemap by this file.",
    "rest-not-read": "Remove what is not needed, so that the rest is read.",
    "whole-file": "",
  },
} as const;

/** Our code of something that a validator says. */
export type SeenCode = keyof typeof SEEN_MESSAGES.codes;

/** Why it matters, or does not. */
export type MatterKind = keyof typeof SEEN_MESSAGES.matters;
