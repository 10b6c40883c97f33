import { Component, type ReactNode } from "react";
import { Button } from "./Button.tsx";

interface PanelBoundaryProps {
  /** What is missing when it fails: "The tester". */
  readonly name: string;
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
    return (
      <div className="failed" role="alert">
        <p>
          {this.props.name} stopped working. Your text is kept in the editor and in this browser.
          Try it again, or reload the page.
        </p>
        <Button small onClick={() => this.setState({ failed: false })}>
          Try again
        </Button>
      </div>
    );
  }
}
