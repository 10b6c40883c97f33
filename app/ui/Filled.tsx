import { Fragment, type ReactNode } from "react";

interface FilledProps {
  /** A sentence with `{name}` placeholders. */
  readonly template: string;
  /** The element for each placeholder. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in its placeholders, so that translators see the whole sentence. */
export const Filled = ({ template, parts }: FilledProps) => {
  let at = 0;
  const pieces = template.split(/(\{\w+\})/).filter((piece) => piece !== "");
  return pieces.map((piece) => {
    const key = at;
    at += piece.length;
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={key}>{name === undefined ? piece : parts[name]}</Fragment>;
  });
};
