// What Nuxt Robots 6.2.0 (nuxt-modules/robots 4697167, 2026-08-21) makes of `public/_robots.txt`
// with no further settings: parseRobotsTxt, validateRobots and generateRobotsTxt of its src/util.ts,
// and the merge in its src/module.ts.

/** The fields it reads, by all names it accepts. */
const FIELDS = new Map<string, "user-agent" | "allow" | "disallow" | "sitemap">([
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["sitemap", "sitemap"],
  ["site-map", "sitemap"],
]);

interface Group {
  readonly agents: string[];
  allow: string[];
  disallow: string[];
  readonly cleanParam: string[];
  readonly contentUsage: string[];
  readonly contentSignal: string[];
}

const emptyGroup = (): Group => ({
  agents: [],
  allow: [],
  disallow: [],
  cleanParam: [],
  contentUsage: [],
  contentSignal: [],
});

const read = (text: string): { readonly groups: readonly Group[]; readonly sitemaps: string[] } => {
  const groups: Group[] = [emptyGroup()];
  const sitemaps: string[] = [];
  let isClosed = false;
  for (const line of text.split("\n")) {
    const content = (line.split("#")[0] ?? "").trim();
    const at = content.indexOf(":");
    if (at < 0) continue;
    const name = content.slice(0, at).trim().toLowerCase();
    const value = content.slice(at + 1).trim();
    const field = FIELDS.get(name);
    if (field === "user-agent" && isClosed) groups.push(emptyGroup());
    if (field === "user-agent") isClosed = false;
    const group = groups.at(-1) ?? emptyGroup();
    if (field === "user-agent") group.agents.push(value);
    else if (field === "sitemap") sitemaps.push(value);
    else if (field !== undefined) {
      group[field].push(value);
      isClosed = true;
    } else if (name === "clean-param") {
      if (group.agents.some((agent) => agent.toLowerCase().includes("yandex"))) {
        group.cleanParam.push(value);
      }
    } else if (name === "content-usage") group.contentUsage.push(value);
    else if (name === "content-signal") group.contentSignal.push(value);
  }
  // A group without a rule is left out.
  const kept = groups.filter(({ allow, disallow }) => allow.length + disallow.length > 0);
  return { groups: kept, sitemaps };
};

const once = (values: readonly string[]): string[] => [...new Set(values)];

const isStar = ({ agents }: Group): boolean => agents.length === 1 && agents[0] === "*";

/** The groups with one for `*`, without values that stand twice in it. */
const merged = (groups: readonly Group[]): readonly Group[] => {
  for (const group of groups) group.allow = group.allow.filter((path) => path !== "");
  const star = groups.find(isStar);
  if (star === undefined) {
    return [{ ...emptyGroup(), agents: ["*"], disallow: [""] }, ...groups];
  }
  const disallow = once(star.disallow);
  star.disallow = disallow.length > 1 ? disallow.filter((path) => path !== "") : disallow;
  star.allow = once(star.allow);
  return groups;
};

/** A text in `public/_robots.txt` as Nuxt Robots serves it. Total. */
export const nuxtRobots = (text: string): string => {
  const { groups, sitemaps } = read(text);
  const lines = merged(groups).flatMap((group) => [
    ...group.agents.map((agent) => `User-agent: ${agent}`),
    ...group.allow.map((path) => `Allow: ${path}`),
    ...group.disallow.map((path) => `Disallow: ${path}`),
    ...group.cleanParam.map((value) => `Clean-param: ${value}`),
    ...group.contentUsage.map((value) => `Content-Usage: ${value}`),
    ...group.contentSignal.map((value) => `Content-Signal: ${value}`),
    "",
  ]);
  return [
    "# START nuxt-robots (indexable)",
    ...lines,
    ...once(sitemaps).map((address) => `Sitemap: ${address}`),
    "# END nuxt-robots",
  ].join("\n");
};
