import { useState } from "react";
import { formatMessage } from "../../../core/index.ts";
import { type Language, languages } from "../../languages/languages.ts";
import { addressIn, ownLanguage } from "../../languages/own-language.ts";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { matrixMessages as words } from "./messages.ts";

const [english] = languages as readonly [Language, ...Language[]];

/** One file holds all languages, and is there once. */
const TOOL = `${addressIn(english)}check.mjs`;

const RUN = ownLanguage === english ? "node check.mjs" : `node check.mjs --lang ${ownLanguage.id}`;

const GITHUB = `# .github/workflows/robots.yml
name: robots.txt
on: [push, pull_request]
jobs:
  robots:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: ${RUN} --github robots.txt robots.checks.json`;

const GITLAB = `# .gitlab-ci.yml
robots:
  image: node:20
  script:
    - ${RUN} --junit robots.xml robots.txt robots.checks.json
  artifacts:
    when: always
    reports:
      junit: robots.xml`;

const HOOK = `#!/bin/sh
# .git/hooks/pre-commit
${RUN} robots.txt robots.checks.json`;

const RECIPES = [
  [words.github, GITHUB],
  [words.gitlab, GITLAB],
  [words.hook, HOOK],
] as const;

/** How to run the exported checks outside the page. */
export const GuardGuide = ({ onClose }: { readonly onClose: () => void }) => {
  const [said, setSaid] = useState("");
  const copy = async (text: string): Promise<void> =>
    setSaid((await copyText(`${text}\n`)) ? words.guideCopied : words.guideNotCopied);
  return (
    <Dialog title={words.guideTitle} onClose={onClose}>
      <div className="guide">
        <ol>
          <li>{words.guideExport}</li>
          <li>
            {words.guideScript}{" "}
            <a href={TOOL} download="check.mjs">
              check.mjs
            </a>
          </li>
          <li>{words.guideRun}</li>
        </ol>
        {RECIPES.map(([title, text]) => (
          <section key={title}>
            <div className="guide__head">
              <h3>{title}</h3>
              <Button
                small
                aria-label={formatMessage(words.guideCopyOf, { title })}
                onClick={() => void copy(text)}
              >
                {words.guideCopy}
              </Button>
            </div>
            <pre>{text}</pre>
          </section>
        ))}
        <p className="guide__said" role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
};
