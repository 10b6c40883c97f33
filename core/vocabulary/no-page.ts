/** Files that programs read, wherever the rule puts the end of the pattern. */
const FILES =
  /^\/(?:robots|ads|app-ads|security|llms|llms-full|humans)\.txt\*?\$?$|^\/(?:\.well-known\/|favicon\.ico)/i;

/** Sitemaps and feeds. */
const LISTS = /(?:^|[/_-])sitemap[^/]*$|\/(?:feed|rss|atom)\/?[*$]*$/i;

/** The script that WordPress itself excepts from its rules. */
const SCRIPTS = /\/admin-ajax\.php[*$]*$/i;

/** Folders of what pages load, unless a page or document in one is meant. */
const FOLDERS =
  /^(?!.*\.(?:[sx]?html?|php|aspx?|jsp|pdf)(?![\w.-]))\/?\**\/?(?:[\w.-]+\/)*(?:wp-content|wp-includes|bitrix|assets?|static|css|js|javascripts?|scripts|styles?|img|images?|fonts?|media|_next|_nuxt|_astro|dist|local\/templates|typo3conf|typo3temp|skin)\/[^?]*$/i;

/** Endings of what is no page: style sheets, scripts, pictures, fonts, data. */
const ENDINGS =
  /\.(?:css|m?js|map|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|xml|json|txt|gz)(?:\$|\?.*|\*+)*$/i;

const TESTS: readonly RegExp[] = [FILES, LISTS, SCRIPTS, FOLDERS, ENDINGS];

/**
 * Whether a pattern of a rule matches nothing but what is no page: files for programs, feeds,
 * sitemaps, and what pages load. A site of which only these are open is closed.
 */
export const isForNoPage = (pattern: string): boolean => TESTS.some((test) => test.test(pattern));
