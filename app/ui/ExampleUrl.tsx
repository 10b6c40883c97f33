import { visibleText } from "../../core/text/visible.ts";
import { Button } from "./Button.tsx";
import { Filled } from "./Filled.tsx";
import { Outside } from "./Outside.tsx";

interface ExampleUrlProps {
  /** A sentence with the placeholder `{url}`. */
  readonly template: string;
  readonly url: string;
  /** What the button says, and its name with the placeholder `{url}`. */
  readonly test: string;
  readonly testUrl: string;
  readonly onTest: (url: string) => void;
}

/** A URL that shows a statement, and a button that puts it under test. */
export const ExampleUrl = ({ template, url, test, testUrl, onTest }: ExampleUrlProps) => (
  <>
    <Filled
      template={template}
      parts={{
        url: (
          <code>
            <Outside text={url} />
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
