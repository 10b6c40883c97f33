/** What is said about a fix once it is applied. */
export const APPLIED_MESSAGES = { fixed: "Fixed: {title}." } as const;

/** Titles of fixes that move lines or names between groups. */
export const GROUP_FIX_TITLES = {
  intoStarGroup: "Move it into the group for *",
  outOfList: { one: "Move the line out of the list", other: "Move them out of the list" },
  joinAgents: "Join the user-agent lines",
  nameStar: "Name * next to the rules",
} as const;
