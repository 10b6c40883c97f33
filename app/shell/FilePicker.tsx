import type { Ref } from "react";

interface FilePickerProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onPick: (files: readonly File[]) => void;
}

/** The browser's own dialog for choosing a file; a press on the hidden field opens it. */
export const FilePicker = ({ ref, onPick }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept=".txt,text/plain"
    onChange={({ currentTarget }) => {
      onPick([...(currentTarget.files ?? [])]);
      currentTarget.value = "";
    }}
  />
);
