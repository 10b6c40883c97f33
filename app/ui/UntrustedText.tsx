import { formatMessage } from "../../core/text/message.ts";
import { type VisiblePiece, visiblePieces } from "../../core/text/visible.ts";
import { uiMessages } from "./messages.ts";

const PieceView = ({ piece }: { readonly piece: VisiblePiece }) => {
  switch (piece.kind) {
    case "plain":
      return <span>{piece.text}</span>;
    case "right-to-left":
      return <bdi>{piece.text}</bdi>;
    case "hidden":
      return (
        <span className="hidden-character" title={uiMessages.hidden}>
          {piece.code}
        </span>
      );
    case "look-alike":
      return (
        <span
          className="look-alike"
          title={formatMessage(uiMessages.lookAlike, { letter: piece.like, code: piece.code })}
        >
          {piece.text}
          <span className="hidden-character">{piece.code}</span>
        </span>
      );
  }
};

/**
 * Text from outside: a name, a path, a line of the file. Invisible, bidirectional and look-alike
 * characters are made visible. All of it is in elements of their own (see `Filled`).
 */
export const UntrustedText = ({ text }: { readonly text: string }) => {
  let at = 0;
  return visiblePieces(text).map((piece) => {
    const key = at;
    at += piece.text.length;
    return <PieceView key={key} piece={piece} />;
  });
};
