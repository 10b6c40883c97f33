import { asciiLower } from "../../../text/ascii.ts";
import { definePart, type Part } from "../../check.ts";
import { isLlmsName } from "../../facts/ai-crawlers.ts";
import { commentOutFix } from "../../fixes/line-edits.ts";
import { googleDocs, llmsTxt } from "../../sources.ts";

export const llms: Part = definePart({
  severity: "info",
  explanation:
    "`llms.txt` is a proposal for a file of its own, which is at `/llms.txt`, where programs look for it. It has no field in robots.txt: `LLMs-txt`, `LLM-Policy`, `Agentmap` and the like are read by no crawler that says so.\n\nThe line does no harm. As a comment it tells people the same.",
  sources: [llmsTxt, googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow:\n\nLLMs-txt: https://shop.example/llms.txt\n",
      "User-agent: *\nDisallow:\nAgentmap: https://shop.example/agents.json\n",
    ],
    good: ["# LLMs: https://shop.example/llms.txt\nUser-agent: *\nDisallow:\n"],
  },
  messages: {
    unread:
      "This line has no effect: no crawler is known to read `{key}`; `llms.txt` is found at its own URL. Turn the line into a comment.",
  },
  stage: "field",
  checkLine(line) {
    if (line.field !== "other" || line.key === null || line.missingColon) return null;
    const key = line.keyText;
    if (!isLlmsName(asciiLower(key))) return null;
    return {
      ...line.key,
      message: "unread",
      data: { key },
      fixes: [commentOutFix([line])],
    };
  },
});
