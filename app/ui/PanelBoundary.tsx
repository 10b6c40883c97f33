import { Component, type ReactNode, Suspense } from "react";
import { formatMessage } from "../../core/text/message.ts";
import { Button } from "./Button.tsx";
import { Failed } from "./Failed.tsx";
import { onRetry, retryParts } from "./later.tsx";
import { uiMessages } from "./messages.ts";

interface PanelBoundaryProps {
  /**
   * The name of the part that fails: "The tester". One without a name is within a tab, which has no room for a
   * button: it shows nothing, and is tried again with the others.
   */
  readonly name?: string;
  /** It is within a line, where there is room only for a button. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

interface PanelBoundaryState {
  readonly failed: boolean;
}

/**
 * Whether something else, such as a translation of the page, has moved nodes away from where React put them. A part that is
 * rendered anew has nodes of its own again.
 */
const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotFoundError";

/**
 * The boundary of a part of the page: while it loads, it shows nothing; if it fails, it affects neither
 * the others nor the text. It comes back by itself where only its nodes were changed.
 */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { failed: false };

  static getDerivedStateFromError(): PanelBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isForeignChange(error)) this.setState({ failed: false });
    else if (this.props.name === undefined) onRetry(() => this.setState({ failed: false }));
  }

  override render(): ReactNode {
    const { name: part, inline, children } = this.props;
    if (!this.state.failed) return <Suspense>{children}</Suspense>;
    if (part === undefined) return null;
    const retry = (): void => {
      retryParts();
      this.setState({ failed: false });
    };
    return inline ? (
      <Button small title={formatMessage(uiMessages.stopped, { part })} onClick={retry}>
        {uiMessages.retry}
      </Button>
    ) : (
      <Failed
        className="failed"
        text={formatMessage(uiMessages.stoppedAndKept, { part })}
        onRetry={retry}
      />
    );
  }
}
