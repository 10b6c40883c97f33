import { defineLanguageFacet, languageDataProp } from "@codemirror/language";
import { NodeSet, NodeType } from "@lezer/common";
import { styleTags, Tag, tags as t } from "@lezer/highlight";

/** The name of an `Allow` line's field. */
export const allowName: Tag = Tag.define("allowName", t.keyword);
/** The name of a `Disallow` line's field. */
export const disallowName: Tag = Tag.define("disallowName", t.keyword);

/** What CodeMirror asks a language at a position: how a line becomes a comment. */
export const languageData: ReturnType<typeof defineLanguageFacet> = defineLanguageFacet({
  commentTokens: { line: "#" },
});

const NAMES = [
  "RobotsTxt",
  "UserAgentLine",
  "AllowLine",
  "DisallowLine",
  "SitemapLine",
  "OtherLine",
  "TextLine",
  "CommentLine",
  "Name",
  "MisspeltName",
  "UnknownName",
  "Colon",
  "Agent",
  "EveryAgent",
  "Pattern",
  "Wildcard",
  "EndAnchor",
  "Escape",
  "Url",
  "Number",
  "Value",
  "Unread",
  "Comment",
] as const;

export type NodeName = (typeof NAMES)[number];

/**
 * Several consecutive lines: the unit that a tree reuses after an edit. It has no name, so code
 * that walks the tree does not see it.
 */
export const linesType: NodeType = NodeType.define({ id: NAMES.length });

const named = NAMES.map((name, id) => NodeType.define({ id, name, top: name === "RobotsTxt" }));

const types = new NodeSet([...named, linesType]).extend(
  languageDataProp.add({ RobotsTxt: languageData }),
  styleTags({
    "UserAgentLine/Name": t.definitionKeyword,
    "AllowLine/Name": allowName,
    "DisallowLine/Name": disallowName,
    "SitemapLine/Name OtherLine/Name": t.propertyName,
    "MisspeltName UnknownName": t.invalid,
    Colon: t.separator,
    Agent: t.className,
    EveryAgent: t.special(t.className),
    Pattern: t.string,
    "Wildcard EndAnchor": t.special(t.string),
    Escape: t.escape,
    Url: t.url,
    Number: t.number,
    Value: t.literal,
    "Unread TextLine": t.invalid,
    "Comment CommentLine": t.lineComment,
  }),
).types;

/** The node types of a robots.txt tree, by name. */
export const nodeTypes = Object.fromEntries(NAMES.map((name, id) => [name, types[id]])) as Readonly<
  Record<NodeName, NodeType>
>;
