/** What the outline says of the URLs that rules decide. `{name}` stands for what differs. */
export const MESSAGES = {
  decides: "decides {count}",
  tested: {
    one: "Its rules decide {count} tested URL.",
    other: "Its rules decide {count} tested URLs.",
  },
  listed: { one: "Listed: {count} verdict.", other: "Listed: {count} verdicts." },
  logged: { one: "Logged: {count} request.", other: "Logged: {count} requests." },
  none: {
    one: "{count} rule decides none of these, but may decide others.",
    other: "{count} rules decide none of these, but may decide others.",
  },
  dead: {
    one: "{count} rule is proved to decide no URL at all.",
    other: "{count} rules are proved to decide no URL at all.",
  },
} as const;
