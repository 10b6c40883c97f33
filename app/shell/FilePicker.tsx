import type { Ref } from "react";

interface FilePickerProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onPick: (files: readonly File[]) => void;
}

/** The browser's file dialog, for files of any kind; a click on the hidden input opens it. */
export const FilePicker = ({ ref, onPick }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple
    onChange={({ currentTarget }) => {
      onPick([...(currentTarget.files ?? [])]);
      currentTarget.value = "";
    }}
  />
);
