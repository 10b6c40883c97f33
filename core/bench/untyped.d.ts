// The rivals without types; only the functions that the benchmark calls.

declare module "robots-txt-parse" {
  const parse: (content: import("node:stream").Readable) => Promise<unknown>;
  export = parse;
}

declare module "robots-txt-guard" {
  const guard: (rules: unknown) => { isAllowed(agent: string, path: string): boolean };
  export = guard;
}

declare module "robots-txt-parser" {
  const robots: (options: { userAgent: string; allowOnNeutral: boolean }) => {
    parseRobots(url: string, body: string): void;
    canCrawlSync(url: string): boolean;
  };
  export = robots;
}
