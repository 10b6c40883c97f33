import type { Explanation } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { WithCode } from "../../ui/WithCode.tsx";
import { Sentence } from "../../verdicts/Sentence.tsx";
import { nearbyMessages as words } from "./messages.ts";
import { isOpenToSearch, nearestInWords } from "./nearest-in-words.ts";

interface NearbyProps {
  readonly explanation: Explanation;
  readonly port: EditorPort;
}

/** What is of interest where a URL is allowed: the nearest rule, and what else keeps a page out. */
export const Nearby = ({ explanation, port }: NearbyProps) => {
  const nearest = nearestInWords(explanation);
  return (
    <>
      {nearest !== null && (
        <>
          <dt>{words.nearest}</dt>
          <dd>
            <Sentence pieces={nearest} port={port} />
          </dd>
        </>
      )}
      {isOpenToSearch(explanation) && (
        <>
          <dt>{words.elsewhere}</dt>
          <dd>
            <WithCode text={words.elsewhereHint} />
          </dd>
        </>
      )}
    </>
  );
};
