import { type ReactNode, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { type Encoding, octetLength } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import type { AppState, FileFormat } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { counted } from "./counted.ts";

const LINE_ENDS: Readonly<Record<FileFormat["lineEnd"], string>> = {
  "\n": "LF",
  "\r\n": "CRLF",
  "\r": "CR",
};

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  latin1: "not UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
};

const sizeOf = ({ document, format }: AppState): number =>
  octetLength(document.source, document.encoding) +
  (document.lineCount - 1) * (format.lineEnd.length - 1);

const Cursor = ({ port }: { readonly port: EditorPort }) => {
  const { line, column, selected } = useSyncExternalStore(port.cursor.subscribe, port.cursor.get);
  return (
    <span className="statusbar__cursor">
      Ln {line}, Col {column}
      {selected > 0 && ` (${selected} selected)`}
    </span>
  );
};

interface StatusBarProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** Shown at the end, once it is there. */
  readonly counts: ReactNode;
}

/** Where the cursor is, and how the file stands: size, line ends and encoding. */
export const StatusBar = ({ store, port, counts }: StatusBarProps) => {
  const format = useStore(store, (state) => state.format);
  const octets = useStore(store, sizeOf);
  return (
    <div className="statusbar">
      <Cursor port={port} />
      <span>{counted(octets, "byte")}</span>
      <span>
        {LINE_ENDS[format.lineEnd]} · {ENCODINGS[format.encoding]}
      </span>
      <span className="statusbar__last">{counts}</span>
    </div>
  );
};
