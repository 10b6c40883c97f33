import {
  type PolicyEdits,
  type PolicyWish,
  parse,
  policyEdits,
  type SignalField,
  type SignalLine,
  seenBy,
  type ValidatorId,
  validators,
} from "../../../core/index.ts";
import type { FileText } from "./text.ts";

/** Wishes for a file. */
export interface PolicyQuestion extends FileText {
  readonly wishes: readonly PolicyWish[];
  /** The lines on the use of content to write as well. */
  readonly fields: readonly SignalField[];
}

/** A line on the use of content, and the validators that complain about it. */
export interface OfferedLine extends SignalLine {
  readonly complaints: readonly ValidatorId[];
}

/** What is found for wishes. */
export interface PolicyAnswer extends Omit<PolicyEdits, "lines"> {
  readonly lines: readonly OfferedLine[];
}

const complaintsAbout = (text: string): readonly ValidatorId[] => {
  const before = ["User-agent: *"];
  const document = parse([...before, text, "Allow: /", ""].join("\n"));
  const number = before.length + 1;
  return validators.filter((id) => seenBy(id, document).lines.some(({ line }) => line === number));
};

/** The smallest edit for wishes, and what it does. */
export const policyAnswer = (question: PolicyQuestion): PolicyAnswer => {
  const { source, encoding, wishes, fields } = question;
  const { lines, ...found } = policyEdits(parse(source, encoding), wishes, fields);
  return {
    ...found,
    lines: lines.map((line) => ({ ...line, complaints: complaintsAbout(line.text) })),
  };
};
