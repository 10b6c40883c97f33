/** What is said of files that another page hands over in the address. */
export const prefillMessages = {
  name: "From another page",
  said: "Opened the contents of the address.",
} as const;
