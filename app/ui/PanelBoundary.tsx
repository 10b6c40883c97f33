import { Component, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { tryPartsAgain } from "./lazy-part.tsx";

interface PanelBoundaryProps {
  /** What is missing when it fails: "The tester". */
  readonly name: string;
  /** It stands within a line, where there is room for a button only. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

interface PanelBoundaryState {
  readonly failed: boolean;
}

/** Keeps a fault in one part of the page from taking the others, and the text, with it. */
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
        title={this.props.inline ? `${this.props.name} stopped working` : undefined}
        onClick={() => {
          tryPartsAgain();
          this.setState({ failed: false });
        }}
      >
        Try again
      </Button>
    );
    if (this.props.inline) return again;
    return (
      <div className="failed" role="alert">
        <p>
          {this.props.name} stopped working. Your text is kept in the editor and in this browser.
          Try it again, or reload the page.
        </p>
        {again}
      </div>
    );
  }
}
