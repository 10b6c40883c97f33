import { Component, type ReactNode } from "react";
import { formatMessage } from "../../core/text/message.ts";
import { Button } from "./Button.tsx";
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

/** An error boundary: a failing part does not affect the others, or the text. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelBoundaryState> {
  override state: PanelBoundaryState = { failed: false };

  static getDerivedStateFromError(): PanelBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const again = (
      <Button
        small
        title={
          this.props.inline
            ? formatMessage(uiMessages.stopped, { part: this.props.name })
            : undefined
        }
        onClick={() => {
          retryParts();
          this.setState({ failed: false });
        }}
      >
        {uiMessages.retry}
      </Button>
    );
    if (this.props.inline) return again;
    return (
      <div className="failed" role="alert">
        <p>{formatMessage(uiMessages.stoppedAndKept, { part: this.props.name })}</p>
        {again}
      </div>
    );
  }
}
