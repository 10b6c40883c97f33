import { Fragment, type ReactNode } from "react";

interface FilledProps {
  /** A sentence with `{name}` placeholders. */
  readonly template: string;
  /** The element for each placeholder. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

const isText = (part: ReactNode): boolean => typeof part === "string" || typeof part === "number";

/**
 * A sentence with elements in its placeholders, so that translators see the whole sentence. Its words are in elements of their
 * own: a browser that translates the page takes text nodes away, and React could not change them any more.
 */
export const Filled = ({ template, parts }: FilledProps) => {
  let at = 0;
  const pieces = template.split(/(\{\w+\})/).filter((piece) => piece !== "");
  return pieces.map((piece) => {
    const key = at;
    at += piece.length;
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (name === undefined) return <span key={key}>{piece}</span>;
    const part = parts[name];
    return <Fragment key={key}>{isText(part) ? <span>{part}</span> : part}</Fragment>;
  });
};
