/** The words of what the state tells by itself. */
export const MESSAGES = {
  untitled: "Untitled draft",
  tooManyUrls: {
    one: "{count} more was left out: the list holds {most} URLs. Remove some to make room, or use Bulk.",
    other:
      "{count} more were left out: the list holds {most} URLs. Remove some to make room, or use Bulk.",
  },
  tooLongUrls: {
    one: "{count} was left out: longer than {most} characters.",
    other: "{count} were left out: longer than {most} characters.",
  },
} as const;
