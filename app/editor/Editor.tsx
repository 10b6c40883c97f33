import { memo, type ReactElement, useState } from "react";
import type { AppStore } from "../store/store.ts";
import type { AttachablePort } from "./create-editor-port.ts";
import { createSession } from "./session.ts";
import { useCodeMirror } from "./use-code-mirror.ts";

interface EditorProps {
  readonly store: AppStore;
  /** From `createEditorPort`; works as long as this is mounted. */
  readonly port: AttachablePort;
}

/**
 * The robots.txt source editor. It fills its container, takes its text from the store when mounted
 * and publishes what is typed there; it does not render again.
 */
export const Editor = memo(function Editor({ store, port }: EditorProps): ReactElement {
  const [session] = useState(() => createSession(store, port));
  const parent = useCodeMirror(session);
  return <div ref={parent} style={{ height: "100%", minHeight: 0, overflow: "hidden" }} />;
});
