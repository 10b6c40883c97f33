import { expect, it } from "vitest";
import { escapedHtml } from "./html.ts";

it("text is written in HTML so that it ends neither an element nor an attribute", () => {
  expect(escapedHtml(`a "b" <i>&amp;</i> 'c'`)).toBe(
    "a &quot;b&quot; &lt;i&gt;&amp;amp;&lt;/i&gt; 'c'",
  );
});
