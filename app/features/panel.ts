import type { ComponentType } from "react";
import type { EditorPort } from "../editor/editor-port.ts";
import type { AppState, Baseline } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";

/** A version stored in this browser, for a list of choices. */
export interface KeptVersion {
  readonly id: string;
  readonly name: string;
  /** Why it was kept. */
  readonly kind: "draft" | "replaced" | "opened" | "shared" | "downloaded" | "minute";
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
}

/** What panels need from the page around the tester. */
export interface PanelServices {
  /** The versions stored in this browser, the latest first; empty if none can be read. */
  readonly listVersions: () => Promise<readonly KeptVersion[]>;
  /** The text of a version; null if it is gone or cannot be read. */
  readonly readVersion: (id: string) => Promise<Baseline | null>;
  /** A link to the current state; null if it is too large for one. */
  readonly link: () => Promise<string | null>;
  /** Takes a text as the HTTP response of robots.txt; returns false if it is none. */
  readonly pasteAnswer: (text: string) => boolean;
  /** Takes a text to where it belongs, as if pasted outside of any field. */
  readonly takeText: (text: string) => void;
  /** Takes files to where they belong, as if chosen at the top of the page. */
  readonly openFiles: (files: readonly File[]) => void;
  /** Replaces the file by a pasted text, as a step that can be undone. */
  readonly openPasted: (text: string) => void;
  /** Shows another tab of the tester, by its id. */
  readonly show: (tab: string) => void;
}

/** The props of the panel of a tab. */
export interface PanelProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The store's state, possibly from a moment ago, for parts that take long to draw. */
  readonly state: AppState;
  readonly services: PanelServices;
}

/** A tab of the tester. To add one, add it to the shell's list of panels. */
export interface TesterPanel {
  readonly id: string;
  readonly label: string;
  /** Loaded on demand. */
  readonly Panel: ComponentType<PanelProps>;
  /** Whether a dot on the tab shows that something is set there; never by default. */
  readonly isMarked?: (state: AppState) => boolean;
}
