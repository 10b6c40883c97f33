/** What the editor says of rules and the URLs they decide. `{name}` stands for what differs. */
export const coverageMessages = {
  label: "Decides",
  tested: {
    one: "{decided} of {count} tested URL",
    other: "{decided} of {count} tested URLs",
  },
  listed: {
    one: "{decided} of {count} listed URL",
    other: "{decided} of {count} listed URLs",
  },
  logged: {
    one: "{decided} of {count} logged request",
    other: "{decided} of {count} logged requests",
  },
  none: "None of what Bulk has read. Other URLs may still match this rule.",
  dead: "No URL at all: whatever this rule matches, other rules decide. This is proved, not sampled.",
  deadMark: "dead",
} as const;
