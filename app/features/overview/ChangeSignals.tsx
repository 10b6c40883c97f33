import { formatList, formatMessage, type SignalField, spaceAfter } from "../../../core/index.ts";
import type { OfferedLine } from "../../answers/workers/policy.ts";
import { Filled } from "../../ui/Filled.tsx";
import { changeMessages as words } from "./change-messages.ts";

/** Where it is said who acts on a field. */
const SOURCES: Readonly<Record<SignalField, { readonly name: string; readonly url: string }>> = {
  "Content-Signal": {
    name: "cloudflare-docs #29095, 2026-03-18",
    url: "https://github.com/cloudflare/cloudflare-docs/pull/29095",
  },
  "Content-Usage": {
    name: "draft-ietf-aipref-attach-05, 2026-08-18",
    url: "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/",
  },
};

const Honoured = ({ field }: Pick<OfferedLine, "field">) => {
  const { name, url } = SOURCES[field];
  return (
    <Filled
      template={words.honoured[field]}
      parts={{
        source: (
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ),
      }}
    />
  );
};

const noteOn = ({ state, complaints }: OfferedLine, isChosen: boolean): string => {
  if (state === "impossible") return words.lineImpossible;
  if (state === "there" && !isChosen) return words.lineThere;
  return complaints.length === 0
    ? words.notComplained
    : formatMessage(words.complained, {
        validators: formatList(complaints.map((id) => words.validators[id])),
      });
};

interface ChangeSignalsProps {
  readonly lines: readonly OfferedLine[];
  readonly chosen: readonly SignalField[];
  readonly onChoose: (fields: readonly SignalField[]) => void;
}

/** Lines that say of the use of content what the rules say, to write as well. */
export const ChangeSignals = ({ lines, chosen, onChoose }: ChangeSignalsProps) => {
  if (lines.length === 0) return null;
  return (
    <section className="change-policy__part" aria-label={words.signals}>
      <h3>{words.signals}</h3>
      {lines.map((line) => {
        const { field, text, state } = line;
        const isChosen = chosen.includes(field);
        const others = chosen.filter((each) => each !== field);
        return (
          <div key={field} className="change-policy__signal">
            <label className="change-policy__check">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && state !== "absent"}
                onChange={() => onChoose(isChosen ? others : [...others, field])}
              />
              <span>
                <Filled
                  template={words.writeLine}
                  parts={{ line: <code translate="no">{text}</code> }}
                />
              </span>
            </label>
            <p className="change-policy__note">
              <Honoured field={field} />
              {spaceAfter(words.honoured[field])}
              {noteOn(line, isChosen)}
            </p>
          </div>
        );
      })}
    </section>
  );
};
