import { Dialog } from "../../ui/Dialog.tsx";
import { matrixMessages as words } from "./messages.ts";

const GITHUB = `# .github/workflows/robots.yml
name: robots.txt
on: [push, pull_request]
jobs:
  robots:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: node check.mjs --github robots.txt robots.checks.json`;

const GITLAB = `# .gitlab-ci.yml
robots:
  image: node:20
  script:
    - node check.mjs --junit robots.xml robots.txt robots.checks.json
  artifacts:
    when: always
    reports:
      junit: robots.xml`;

const HOOK = `#!/bin/sh
# .git/hooks/pre-commit
node check.mjs robots.txt robots.checks.json`;

const RECIPES = [
  [words.github, GITHUB],
  [words.gitlab, GITLAB],
  [words.hook, HOOK],
] as const;

/** How to run the exported checks outside the page. */
export const GuardGuide = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={words.guideTitle} onClose={onClose}>
    <div className="guide">
      <ol>
        <li>{words.guideExport}</li>
        <li>
          {words.guideScript}{" "}
          <a href="./check.mjs" download="check.mjs">
            check.mjs
          </a>
        </li>
        <li>{words.guideRun}</li>
      </ol>
      {RECIPES.map(([title, text]) => (
        <section key={title}>
          <h3>{title}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keyboard */}
          <pre tabIndex={0}>{text}</pre>
        </section>
      ))}
    </div>
  </Dialog>
);
