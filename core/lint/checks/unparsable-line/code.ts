import { definePart, type Part } from "../../check.ts";
import { nonRobotsRuns } from "../../facts/non-robots-lines.ts";
import { deleteFix } from "../../fixes/line-edits.ts";

export const code: Part = definePart({
  aliases: ["injected-code"],
  explanation:
    "Scripts, frames, hidden links and long encoded text do not belong in this file. Crawlers skip such lines, but somebody put them there: often an intruder, who then changed other files too; sometimes a plugin or a proxy that adds its code to every HTTP response.\n\nThe file is reported once, at the first such line.",
  sources: ["googleHacked", "rfc9309#2.2"],
  bad: [
    'User-agent: *\nDisallow: /cart/\n<script src="https://evil.example/x.js"></script>\n',
    "<div style='display:none'><a href='https://pills.example/'>pills</a></div>\nUser-agent: *\nDisallow: /cart/\n",
    `User-agent: *\nDisallow: /cart/\n${"QUJD".repeat(80)}\n`,
  ],
  good: ["User-agent: *\nDisallow: /*<script>\nDisallow: /eval(\n# <script>\n"],
  messages: {
    code: "Your site may have been broken into: there is code or hidden content here. Find out whether an intruder or a plugin put it there.",
  },
  check: (context) => {
    const lines = nonRobotsRuns(context, "code").flat();
    const [first] = lines;
    if (first === undefined) return [];
    return { ...first.content, message: "code", fixes: [deleteFix(lines)] };
  },
});
