/** The messages about files from the address of another page. */
export const prefillMessages = {
  name: "From another page",
  said: "Opened the contents of the address.",
} as const;
