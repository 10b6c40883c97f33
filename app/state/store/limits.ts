/** The most URLs a page tests at once; longer lists belong in Bulk. */
export const MAX_URLS = 500;

/** The most further URLs in links and drafts of builds whose Matrix had a list of its own. */
export const MAX_FURTHER_URLS = 10_000;

/** The longest URL under test, in UTF-16 units: twice what any known browser or server accepts. */
export const MAX_URL_LENGTH = 16_384;

/** The longest crawler name, in UTF-16 units: room for any real User-Agent header. */
export const MAX_CRAWLER_LENGTH = 2_048;

/** The most crawlers in the Matrix. */
export const MAX_CRAWLERS = 50;

/** The most expectations of a URL: for the crawlers of the Matrix and some others. */
export const MAX_EXPECTATIONS = 100;

/** The most checks that settings can list, and the longest id of a check. */
export const MAX_CHECK_IDS = 500;
export const MAX_CHECK_ID_LENGTH = 80;

/** The longest file name that is kept, in UTF-16 units. */
export const MAX_NAME_LENGTH = 255;

/** The longest id of a tab. */
export const MAX_TAB_LENGTH = 20;

/** The longest header value or URL of an HTTP response that is kept, in UTF-16 units. */
export const MAX_HEADER_LENGTH = 4_096;

/** The largest number in an HTTP response that is kept: bytes, days, redirects. */
export const MAX_COUNT = 1e12;

/** The longest text of a page under test, in UTF-16 units, and the most such pages. */
export const MAX_PAGE_LENGTH = 32_768;
export const MAX_PAGES = 50;
