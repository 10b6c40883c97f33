import type { ClipboardEvent, Ref } from "react";

/** A pasted text of this many UTF-16 units would block the page in a field. */
const LONG = 50_000;

interface ListFieldProps {
  readonly label: string;
  readonly className: string;
  readonly rows: number;
  readonly placeholder?: string;
  /** The text at first. */
  readonly text: string;
  readonly onInput?: (text: string) => void;
  /** Takes a pasted text that is too long for the field. */
  readonly onLongPaste: (text: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** A field for lists: lines that are pasted, and may be a million. Its element holds the text. */
export const ListField = (props: ListFieldProps) => {
  const { label, text, onInput, onLongPaste, ...rest } = props;
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length < LONG) return;
    event.preventDefault();
    onLongPaste(pasted);
  };
  return (
    <textarea
      {...rest}
      aria-label={label}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      defaultValue={text}
      onPaste={onPaste}
      onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
    />
  );
};
