import { Icon } from "../ui/Icon.tsx";
import { dropMessages as words } from "./drop-messages.ts";
import "./drop-hint.css";

/** What something that is dragged may be, as far as browsers tell before it is dropped. */
type DraggedKind = "robots" | "urls" | "checks" | "page";

const ALL: readonly DraggedKind[] = ["robots", "urls", "checks", "page"];

/** By media type, which browsers take from the name of a file; any other may be anything. */
const BY_TYPE: readonly (readonly [RegExp, readonly DraggedKind[]])[] = [
  [/^text\/html$/, ["page"]],
  [/[/+]json$/, ["urls", "checks", "page"]],
  [/^text\/(?:csv|tab-separated-values)$|[/+]xml$|zip$/, ["urls"]],
  [/^text\/uri-list$/, ["urls"]],
  [/^text\/plain$/, ["robots", "urls"]],
];

/** What items with these media types may be, in the order of the hint's rows. */
const kindsOf = (types: readonly string[]): readonly DraggedKind[] => {
  const found = new Set(
    types.flatMap((type) => BY_TYPE.find(([pattern]) => pattern.test(type))?.[1] ?? ALL),
  );
  return found.size === 0 ? ALL : ALL.filter((kind) => found.has(kind));
};

/** Says, while items with these media types are dragged over the page, what will happen with them. */
export const DropHint = ({ types }: { readonly types: readonly string[] }) => (
  <div className="drop">
    <div className="drop__card">
      <p className="drop__title">
        <Icon name="file" /> {words.title}
      </p>
      <dl className="drop__kinds">
        {kindsOf(types).map((kind) => (
          <div key={kind}>
            <dt>{words.kinds[kind].what}</dt>
            <dd>{words.kinds[kind].where}</dd>
          </div>
        ))}
      </dl>
      <p className="drop__note">{words.note}</p>
    </div>
  </div>
);
