import { type ClipboardEvent, useId, useState } from "react";
import {
  type Dialect,
  dialects,
  effectOf,
  formatMessage,
  type HttpResponse,
  PLAIN_RESPONSE,
  type ResponseEffect,
  spaceAfter,
} from "../../../core/index.ts";
import { setResponse } from "../../state/store/actions.ts";
import { dialectOf, fileSizeOf } from "../../state/store/derive.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { readerMessages as words } from "../../verdicts/reader-messages.ts";
import { SourceTitle } from "../../verdicts/SourceTitle.tsx";
import type { PanelProps } from "../panel.ts";
import { EFFECT_WORDS, effectTone, RESPONSE_PRESETS, readCount } from "./response-words.ts";
import "./response.css";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly disabled?: boolean;
  readonly numeric?: boolean;
  /** Takes the typed value; returns false if it is invalid. */
  readonly onType: (text: string) => boolean;
}

/** A field that keeps what is typed, and says when it is invalid. */
const Field = ({ label, value, placeholder, disabled, numeric, onType }: FieldProps) => {
  const id = useId();
  const [text, setText] = useState(value);
  const [taken, setTaken] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  // Set from elsewhere: the typed value no longer applies.
  if (taken !== value) {
    setTaken(value);
    setText(value);
    setIsWrong(false);
  }
  return (
    <div className="labelled">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="field">
        <input
          id={id}
          value={text}
          placeholder={placeholder}
          disabled={disabled}
          inputMode={numeric ? "decimal" : "text"}
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            const isTaken = onType(currentTarget.value);
            setIsWrong(!isTaken);
            if (isTaken) setTaken(currentTarget.value.trim());
          }}
        />
      </span>
      {isWrong && (
        <p id={`${id}-wrong`} className="response__wrong">
          {words.wrongNumber}
        </p>
      )}
    </div>
  );
};

const shown = (value: number | null, usual: number | null): string =>
  value === null || value === usual ? "" : String(value);

const EffectWord = ({ effect }: { readonly effect: ResponseEffect }) => {
  const tone = effectTone(effect);
  return (
    <span className={tone === null ? "effect" : `effect effect--${tone}`}>
      {tone !== null && <Icon name={tone} />}
      {EFFECT_WORDS[effect.kind]}
    </span>
  );
};

const SourceNote = ({ source }: Pick<ResponseEffect, "source">) => (
  <span className="effect__source">
    {source.basis === "assumed" && (
      <>
        <span className="effect__assumed">{words.assumed}</span>{" "}
      </>
    )}
    <SourceTitle source={source} />
  </span>
);

const Effects = ({
  response,
  bytes,
  chosen,
}: {
  readonly response: HttpResponse | null;
  readonly bytes: number;
  readonly chosen: Dialect;
}) => {
  const own = effectOf(chosen, response, bytes);
  const others = Object.values(dialects).filter(({ id }) => id !== chosen.id);
  return (
    <>
      <p className="response__own">
        <strong>{chosen.name}</strong> <EffectWord effect={own} />{" "}
        <span className="response__statement">
          <span>{own.statement + spaceAfter(own.statement)}</span>
          <SourceNote source={own.source} />
        </span>
      </p>
      <h3>{words.otherReaders}</h3>
      <ul className="response__others">
        {others.map((dialect) => {
          const effect = effectOf(dialect, response, bytes);
          return (
            <li key={dialect.id}>
              <span className="response__name">{dialect.name}</span>
              <EffectWord effect={effect} />
              <span className="response__statement">
                <span>{effect.statement + spaceAfter(effect.statement)}</span>
                <SourceNote source={effect.source} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The HTTP response the file came in, and how each reader treats it. */
export const ResponsePanel = ({ store, state, services }: PanelProps) => {
  const { response } = state;
  const present = response ?? PLAIN_RESPONSE;
  /** A pasted text that is no response. */
  const [refused, setRefused] = useState<string | null>(null);
  const change = (part: Partial<HttpResponse>) => {
    setResponse(store, { ...(store.getState().response ?? PLAIN_RESPONSE), ...part });
  };
  const number =
    (part: "redirects" | "daysUnreachable" | "bodyBytes", usual: number | null) =>
    (text: string): boolean => {
      const read = readCount(text, usual);
      if (read !== null) change({ [part]: read.value });
      return read !== null;
    };
  const takeText = (part: "contentType" | "requestedUrl") => (text: string) => {
    change({ [part]: text.trim() === "" ? null : text.trim().slice(0, 2_000) });
    return true;
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    setRefused(services.pasteAnswer(text) || text.trim() === "" ? null : text);
  };
  return (
    <div className="response">
      <p className="response__intro">{words.responseIntro}</p>
      <div className="response__presets">
        {RESPONSE_PRESETS.map(({ label, response: one }) => (
          <Button
            key={label}
            small
            aria-pressed={response === one}
            onClick={() => setResponse(store, one)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="response__fields">
        <Field
          label={words.status}
          numeric
          value={present.status === null ? "" : String(present.status)}
          placeholder={present.status === null ? words.statusNone : "200"}
          onType={(text) => {
            const read = readCount(text, 200, 100, 599);
            if (read !== null) change({ status: read.value });
            return read !== null;
          }}
        />
        <Field
          label={words.redirects}
          numeric
          value={shown(present.redirects, 0)}
          placeholder="0"
          onType={number("redirects", 0)}
        />
        <Field
          label={words.failingFor}
          numeric
          value={shown(present.daysUnreachable, 0)}
          placeholder="0"
          onType={number("daysUnreachable", 0)}
        />
        <Field
          label={words.bodySize}
          numeric
          value={shown(present.bodyBytes, null)}
          placeholder={formatMessage(words.asInEditor, { count: fileSizeOf(state) })}
          onType={number("bodyBytes", null)}
        />
        <Field
          label={words.contentType}
          value={present.contentType ?? ""}
          placeholder="text/plain"
          onType={takeText("contentType")}
        />
        <Field
          label={words.requestedUrl}
          value={present.requestedUrl ?? ""}
          placeholder="https://shop.example/robots.txt"
          onType={takeText("requestedUrl")}
        />
      </div>
      <div className="response__more">
        <label className="response__paste">
          <span className="label">{words.pasteResponse}</span>
          <textarea
            rows={2}
            value=""
            spellCheck={false}
            placeholder="HTTP/2 200 …"
            // The typed value is not used.
            onChange={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onPaste={onPaste}
          />
        </label>
        <Button
          small
          disabled={response === null}
          onClick={() => {
            setResponse(store, null);
            setRefused(null);
          }}
        >
          {words.resetResponse}
        </Button>
      </div>
      {refused !== null && (
        <div role="alert" className="response__refused">
          <p className="response__wrong">{words.noResponse}</p>
          <Button
            small
            onClick={() => {
              setRefused(null);
              services.takeText(refused);
            }}
          >
            {words.takeElsewhere}
          </Button>
        </div>
      )}
      <Effects response={response} bytes={fileSizeOf(state)} chosen={dialectOf(state)} />
    </div>
  );
};
