import {
  encodeChecks,
  escapedHtml,
  formatMessage,
  type HttpResponse,
  parse,
} from "../../core/index.ts";
import { lintRules } from "../../core/lint/index.ts";
import {
  type ChangeEntry,
  crawlersText,
  decidedBy,
  exceptText,
  outcomeBetween,
  proofText,
  verdictText,
} from "../changes/entries.ts";
import { changeMessages } from "../changes/messages.ts";
import { exampleOf } from "../features/examples/index.ts";
import { failedClaims } from "../features/examples/mistakes/claims.ts";
import { type MistakeId, mistakes } from "../features/examples/mistakes/index.ts";
import { type Mistake, themes } from "../features/examples/mistakes/mistake.ts";
import { stories } from "../features/examples/mistakes/stories.ts";
import { mistakeWords, themeWords } from "../features/examples/mistakes/words.ts";
import { visible } from "../features/reference/words.ts";
import { encodeShare } from "../features/share/codec.ts";
import {
  figure,
  folderPages,
  link,
  list,
  type PageContent,
  type PageFile,
  section,
  withCode,
} from "./html.ts";
import { pageMessages } from "./messages.ts";

const words = pageMessages.mistakes;

type Known = Mistake<MistakeId>;

/** The link that opens the right file with the same tests. */
const rightAddress = (mistake: Known): string => {
  const { response: _, ...state } = exampleOf(mistake).state;
  const name = mistakeWords[mistake.id].title;
  return `../#${encodeShare({ ...state, source: mistake.right, name })}`;
};

/** What is special about the response of the wrong file, in sentences. */
const responseNotes = ({ response = {} }: Known): readonly string[] =>
  (Object.keys(words.response) as (keyof typeof words.response & keyof HttpResponse)[]).flatMap(
    (fact) => {
      const value = response[fact];
      return value == null
        ? []
        : escapedHtml(formatMessage<string>(words.response[fact], { value: String(value) }));
    },
  );

const verdictRow = ({ crawler, url, before, after }: Known["verdicts"][number]): string =>
  `<tr><th scope="row"><code>${escapedHtml(crawler)}</code> <code>${escapedHtml(url)}</code></th><td class="${before}">${escapedHtml(words[before])}</td><td class="${after}">${escapedHtml(words[after])}</td></tr>`;

const verdictTable = ({ verdicts }: Known): string => {
  const heads = [words.crawlerAndUrl, words.before, words.after];
  return `<table>
<thead><tr>${heads.map((head) => `<th scope="col">${escapedHtml(head)}</th>`).join("")}</tr></thead>
<tbody>
${verdicts.map(verdictRow).join("\n")}
</tbody>
</table>`;
};

/** One change, as Compare says it. */
const changeItem = ({ area, crawlers }: ChangeEntry): string => {
  const except = exceptText(area, null);
  const line = (rule: { readonly line: number } | null): string =>
    formatMessage(changeMessages.line, { line: rule?.line ?? 0 });
  const decided = formatMessage<string>(decidedBy(area, null), {
    line: line(area.after.rule),
    oldLine: line(area.before.rule),
    first: "",
  });
  const whom = formatMessage(words.forCrawlers, { crawlers: crawlersText(crawlers ?? []) });
  return `<strong>${escapedHtml(verdictText(area, null))}</strong> <code>${escapedHtml(area.pattern)}</code>${except === "" ? "" : ` ${escapedHtml(except)}`}<br>${escapedHtml(whom)} <span class="kind">${escapedHtml(decided)}</span>`;
};

/** What the right file changes for every crawler: computed, and proved where that is possible. */
const changesOf = ({ wrong, right, isUnread = false }: Known): readonly string[] => {
  if (wrong === right) return [`<p>${escapedHtml(words.sameText)}</p>`];
  const outcome = outcomeBetween(parse(isUnread ? "" : wrong), parse(right));
  return [
    isUnread ? `<p>${escapedHtml(words.unread)}</p>` : "",
    outcome.entries.length === 0 ? "" : list(outcome.entries.map(changeItem)),
    `<p class="kind">${escapedHtml(proofText(outcome))}</p>`,
  ];
};

/** The verdicts to expect, as a checks file. */
const guardOf = ({ verdicts }: Known): string =>
  encodeChecks(
    verdicts.map(({ crawler, url, after }) => ({
      crawler,
      kind: "url",
      text: url,
      expected: after,
      reader: null,
    })),
  ).trimEnd();

const checksOf = ({ checks }: Known): readonly string[] => {
  if (checks.length === 0) return [`<p>${escapedHtml(words.reportedByNone)}</p>`];
  const items = checks.map((id) => {
    const rule = lintRules.find((each) => each.id === id);
    const check = link(`../rules/${id}.html`, withCode(rule?.summary ?? id));
    return rule?.defaultOn === false ? formatMessage(words.offByDefault, { check }) : check;
  });
  return [`<p>${withCode(words.reportedBy)}</p>`, list(items)];
};

const contentOf = (mistake: Known): PageContent => {
  const { id, wrong, right, sources } = mistake;
  const { title, lesson } = mistakeWords[id];
  const open = escapedHtml(pageMessages.open);
  return {
    title,
    description: lesson,
    content: [
      `<p class="lead">${withCode(lesson)}</p>`,
      section(
        words.story,
        ...stories[id].map((part) => `<p>${withCode(part)}</p>`),
        list(sources.map((source) => link(source.url, escapedHtml(source.title)))),
      ),
      section(
        words.wrong,
        figure(visible(wrong), [...responseNotes(mistake), link(`../#example/${id}`, open)]),
      ),
      section(words.right, figure(visible(right), [link(rightAddress(mistake), open)])),
      section(words.verdicts, verdictTable(mistake)),
      section(words.changes, ...changesOf(mistake)),
      section(
        words.guard,
        ...checksOf(mistake),
        `<p>${withCode(words.guardText)}</p>`,
        `<pre>${escapedHtml(guardOf(mistake))}</pre>`,
      ),
    ],
  };
};

/** All pages of the mistakes, and their list. Throws if one of their claims does not hold. */
export const mistakePages = (): readonly PageFile[] => {
  const failed = mistakes.flatMap(failedClaims);
  if (failed.length > 0) throw new Error(`Claims that do not hold:\n${failed.join("\n")}`);
  return folderPages("mistakes", {
    words,
    groups: themes.map((theme) => [
      themeWords[theme],
      mistakes.filter((mistake) => mistake.theme === theme),
    ]),
    nameOf: ({ id }) => id,
    entryOf: ({ id }) => ({
      title: mistakeWords[id].title,
      note: mistakeWords[id].lesson,
      alias: id,
    }),
    contentOf,
  });
};
