/** The messages about files that are opened, pasted and saved. */
export const filesMessages = {
  opened: "Opened {name}.",
  convert: "Convert to UTF-8",
  tookResponse:
    "Took the body of the pasted HTTP response ({status}) for the file; its headers are under Response.",
  tookHeaders:
    "Took the headers of the pasted HTTP response ({status}): they are under Response. It came without a body, so your text stays.",
  tookOther:
    "Took the headers of the HTTP response ({status}): they are under Response. Its body is no robots.txt, so your text stays.",
  openBody: "Open the body as robots.txt",
  refused: "{why} Your draft is kept.",
  megabytes: "{size} MB",
  tooLarge:
    "{name} has {size}; files up to {most} can be opened. Crawlers read 500 KiB of a robots.txt.",
  unreadable: "{name} could not be read: it may be a folder, or it was moved.",
  utf8Now: "The file is UTF-8 now: Download writes it.",
  utf8Guessed:
    "The file is UTF-8 now: Download writes it. Its letters were read as Western European: check that they are right.",
  latin1:
    "The file is not UTF-8. Each byte is shown as one character, so accented letters may look wrong; nothing is lost, and Download writes it as it was.",
  utf16:
    "The file is UTF-16, in which most crawlers read no rule at all. Download writes UTF-16 again.",
  mixedLineEnds: "The file mixes line ends ({counts}). Lines you do not change keep theirs.",
  countOf: { one: "{count} {name}", other: "{count} {name}" },
  binary: "This does not look like a text file. It is shown as crawlers would read it.",
  halfCharacter: "The file ends with half a character, which is not shown.",
  savedAsUtf8:
    "The file was not UTF-8, but now holds characters that only UTF-8 can write, so it is saved as UTF-8. Check the accented letters in paths: their bytes have changed.",
  savedReplaced: "The text holds half a character, which no file can hold. It is saved as U+FFFD.",
} as const;
