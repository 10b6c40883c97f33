import type { ComponentType } from "react";
import type { EditorPort } from "../editor/editor-port.ts";
import type { AppState, Baseline } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";

/** A state of a file that this browser keeps, as a list of choices shows it. */
export interface KeptVersion {
  readonly id: string;
  readonly name: string;
  /** Why it was kept. */
  readonly kind: "draft" | "replaced" | "opened" | "shared" | "downloaded" | "minute";
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
}

/** What panels ask of the page around the tester. */
export interface PanelServices {
  /** The versions that this browser keeps, the latest first; empty where none can be read. */
  readonly listVersions: () => Promise<readonly KeptVersion[]>;
  /** The text of a version; null when it is gone or cannot be read. */
  readonly readVersion: (id: string) => Promise<Baseline | null>;
  /** Takes over a pasted HTTP response, its body included; returns false for any other text. */
  readonly pasteAnswer: (text: string) => boolean;
  /** Puts a pasted text in place of the file, as a step that can be undone. */
  readonly openPasted: (text: string) => void;
}

/** What the panel of a tab is given. */
export interface PanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The store's state, or a moment behind it: what takes time to draw goes by this. */
  readonly state: AppState;
  readonly services: PanelServices;
}

/** A tab of the tester. Adding one is an entry in the list of panels of the shell. */
export interface TesterPanel {
  readonly id: string;
  readonly label: string;
  /** Loaded when it is needed. */
  readonly Panel: ComponentType<PanelProps>;
  /** Whether a dot on the tab tells that something is set there; never when not given. */
  readonly isMarked?: (state: AppState) => boolean;
}
