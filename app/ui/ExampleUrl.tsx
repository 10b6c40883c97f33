import { visibleText } from "../../core/text/visible.ts";
import { Button } from "./Button.tsx";
import { Filled } from "./Filled.tsx";
import { UntrustedText } from "./UntrustedText.tsx";

interface ExampleUrlProps {
  /** A sentence with the placeholder `{url}`. */
  readonly template: string;
  readonly url: string;
  /** The button's label, and its accessible name with the placeholder `{url}`. */
  readonly test: string;
  readonly testUrl: string;
  readonly onTest: (url: string) => void;
}

/** An example URL, and a button that adds it to the tests. */
export const ExampleUrl = ({ template, url, test, testUrl, onTest }: ExampleUrlProps) => (
  <>
    <Filled
      template={template}
      parts={{
        url: (
          <code translate="no">
            <UntrustedText text={url} />
          </code>
        ),
      }}
    />{" "}
    <Button
      small
      aria-label={testUrl.replace("{url}", () => visibleText(url))}
      onClick={() => onTest(url)}
    >
      {test}
    </Button>
  </>
);
