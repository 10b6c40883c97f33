/** How many URLs a page tests at once; a longer list belongs in a bulk check. */
export const MAX_URLS = 500;

/** How many URLs the table of crawlers and URLs has beside those under test. */
export const MAX_MATRIX_URLS = 10_000;

/** Longest URL under test, in UTF-16 units: twice what any browser or server is known to take in earnest. */
export const MAX_URL_LENGTH = 16_384;

/** Longest crawler name, in UTF-16 units: room for any real User-Agent header. */
export const MAX_CRAWLER_LENGTH = 2_048;

/** How many crawlers the table of crawlers and URLs holds. */
export const MAX_CRAWLERS = 50;

/** How many expectations a URL has at most: for the crawlers of the table and some others. */
export const MAX_EXPECTATIONS = 100;

/** How many checks a user's settings name at most, and how long the id of a check is. */
export const MAX_CHECK_IDS = 500;
export const MAX_CHECK_ID_LENGTH = 80;

/** Longest file name kept, in UTF-16 units. */
export const MAX_NAME_LENGTH = 255;

/** Longest header value or address of an HTTP response that is kept, in UTF-16 units. */
export const MAX_HEADER_LENGTH = 4_096;

/** Largest number of an HTTP response that is kept: bytes, days, redirects. */
export const MAX_COUNT = 1e12;
