/** The names of sources that matching gives for a verdict. */
export const MATCH_MESSAGES = { knownOf: "What is known of {crawler}" } as const;
