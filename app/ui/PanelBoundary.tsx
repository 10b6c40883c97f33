import { Component, type ReactNode, Suspense } from "react";
import { formatMessage } from "../../core/text/message.ts";
import { Button } from "./Button.tsx";
import { Failed } from "./Failed.tsx";
import { retryParts } from "./later.tsx";
import { uiMessages } from "./messages.ts";

interface PanelBoundaryProps {
  /** The name of the part that fails: "The tester". */
  readonly name: string;
  /** It is within a line, where there is room only for a button. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

interface PanelBoundaryState {
  readonly failed: boolean;
}

/**
 * The boundary of a part of the page: while it loads, it shows nothing; if it fails, it affects neither
 * the others nor the text.
 */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { failed: false };

  static getDerivedStateFromError(): PanelBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    const { name: part, inline, children } = this.props;
    if (!this.state.failed) return <Suspense>{children}</Suspense>;
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
