/** What `--lang` takes: the ids of the languages of the tool's texts. */
export const languageIds: readonly string[] = ["en", "ko", "zh", "ru"];

const NAME = "--lang";

/**
 * The value of `--lang` in a command line, the last one if it is there twice; `en` if it is missing. It is looked for before
 * anything else is read, since the texts are chosen as the tool starts; `planOf` says what is wrong with it.
 */
export const askedLanguage = (args: readonly string[]): string => {
  const at = args.findLastIndex((each) => each === NAME || each.startsWith(`${NAME}=`));
  const [, value = args[at + 1]] = (args[at] ?? "").split("=");
  return at === -1 ? "en" : (value ?? "");
};
