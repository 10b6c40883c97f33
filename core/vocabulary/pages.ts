import { pageNameOf } from "../text/page-name.ts";

/** The address of a crawler's page, from the root of the site. */
export const crawlerPageOf = (token: string): string => `crawlers/${pageNameOf(token)}.html`;

/** The address of a directive's page, from the root of the site. */
export const directivePageOf = (name: string): string => `directives/${pageNameOf(name)}.html`;
