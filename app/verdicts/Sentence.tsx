import { Fragment } from "react";
import type { EditorPort } from "../editor/editor-port.ts";
import { UntrustedText } from "../ui/UntrustedText.tsx";
import { type Piece, plainText } from "./pieces.ts";

const PieceView = ({ piece, port }: { readonly piece: Piece; readonly port: EditorPort }) => {
  if (typeof piece === "string") return <UntrustedText text={piece} />;
  switch (piece.kind) {
    case "code":
      return (
        <code translate="no">
          <UntrustedText text={piece.text} />
        </code>
      );
    case "place":
      return (
        <button type="button" className="link" onClick={() => port.reveal(piece.span)}>
          <UntrustedText text={piece.text} />
        </button>
      );
    case "page":
      return (
        <a href={piece.url} target="_blank" rel="noreferrer">
          {piece.text}
        </a>
      );
  }
};

/** A sentence made of pieces; references to lines are links. */
export const Sentence = ({
  pieces,
  port,
}: {
  readonly pieces: readonly Piece[];
  readonly port: EditorPort;
}) => {
  let at = 0;
  return pieces.map((piece) => {
    const key = at;
    at += plainText([piece]).length;
    return (
      <Fragment key={`${key} ${plainText([piece])}`}>
        <PieceView piece={piece} port={port} />
      </Fragment>
    );
  });
};
