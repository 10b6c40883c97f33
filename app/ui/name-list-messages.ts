/** The words of a list of names. */
export const nameListMessages = {
  addName: "Add by name",
  add: "Add",
  removeName: "Remove {name}",
} as const;
