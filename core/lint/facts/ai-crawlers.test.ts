import { expect, it } from "vitest";
import { aiCrawlersByOperator } from "./agents.ts";

it("the AI crawlers to be blocked together obey, follow `*`, and have the same operator", () => {
  const tokens = [...aiCrawlersByOperator()].map(
    ([operator, list]) => [operator, list.map(({ token }) => token)] as const,
  );
  // Perplexity-User does not obey, YandexAdditionalBot ignores `*`, and Google-Extended only
  // controls what other crawlers may do.
  expect(Object.fromEntries(tokens)).toEqual({
    Ai2: ["AI2Bot", "Ai2Bot-Dolma"],
    Amazon: ["Amazonbot", "Amzn-SearchBot", "Amzn-User"],
    Anthropic: ["ClaudeBot", "Claude-User", "Claude-SearchBot"],
    Meta: ["meta-externalagent", "meta-externalfetcher", "meta-webindexer"],
    "Mistral AI": ["MistralAI-User", "MistralAI-Index", "MistralAI-Training"],
    "Moonshot AI": ["Kimi-SearchBot", "Kimi-User", "KimiBot"],
    OpenAI: ["GPTBot", "ChatGPT-User", "OAI-SearchBot"],
    Parallel: ["Shap-User", "ShapBot"],
  });
});
