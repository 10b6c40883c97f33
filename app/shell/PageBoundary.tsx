import { Component, type ReactNode } from "react";
import type { AppStore } from "../state/store/store.ts";
import { crashMessages } from "./messages.ts";

interface PageBoundaryProps {
  readonly store: AppStore;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failed: boolean;
}

/** The last resort: whatever fails, the text can still be read and saved. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { source } = this.props.store.getState().document;
    return (
      <main className="wreck">
        <h1>{crashMessages.title}</h1>
        <p>{crashMessages.kept}</p>
        <p>
          <a
            className="button button--primary"
            download="robots.txt"
            href={URL.createObjectURL(new Blob([source], { type: "text/plain" }))}
          >
            {crashMessages.download}
          </a>{" "}
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {crashMessages.reload}
          </button>
        </p>
        <textarea readOnly aria-label={crashMessages.source} value={source} />
      </main>
    );
  }
}
