import { expect, it } from "vitest";
import { aiCrawlersByOperator } from "./ai-crawlers.ts";

it("the AI crawlers to be blocked together obey, follow `*`, and have the same operator", () => {
  const tokens = [...aiCrawlersByOperator()].map(
    ([operator, list]) => [operator, list.map(({ token }) => token)] as const,
  );
  // Perplexity-User does not obey, YandexAdditionalBot ignores `*`, and Google-Extended only
  // controls what other crawlers may do.
  expect(Object.fromEntries(tokens)).toEqual({
    Amazon: ["Amazonbot", "Amzn-SearchBot"],
    Anthropic: ["ClaudeBot", "Claude-User", "Claude-SearchBot"],
    Meta: ["meta-externalagent", "meta-externalfetcher", "meta-webindexer"],
    "Mistral AI": ["MistralAI-User", "MistralAI-Index", "MistralAI-Training"],
    OpenAI: ["GPTBot", "ChatGPT-User", "OAI-SearchBot"],
  });
});
