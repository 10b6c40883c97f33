import { describe, expect, it } from "vitest";
import { answersIn } from "./answers-in.ts";
import { readAnswer } from "./http-answer.ts";

const BODY = "User-agent: *\nDisallow: /x\n";
const METER =
  "  % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current\n                                 Dload  Upload   Total   Spent    Left  Speed\n100    35  100    35    0     0    350      0 --:--:-- --:--:-- --:--:--   350\n";

describe("a response, as a terminal shows it,", () => {
  it.each([
    ["the command", "$ curl -i https://shop.example/robots.txt\n", ""],
    ["a prompt before and after", "me@host:~$ curl -i shop.example\n", "me@host:~$ "],
    ["a prompt of Windows", "C:\\Users\\me>curl.exe -i shop.example\r\n", "\nC:\\Users\\me>"],
    ["its progress", METER, ""],
  ])("may have %s around it", (_, before, after) => {
    const printed = `${before}HTTP/1.1 301 Moved\nLocation: /r\n\nHTTP/1.1 200 OK\nA: b\n\n${BODY}`;
    const answer = readAnswer(printed + after);
    expect(answer).toMatchObject({ status: 200, headers: [["A", "b"]], redirects: ["/r"] });
    expect(answer?.body.trimEnd()).toBe(BODY.trimEnd());
    expect(answersIn(printed)).toHaveLength(1);
  });

  it.each([
    ["curl -v", "< HTTP/2 200 \n< A: b\n< \n"],
    ["curl -iv", "< HTTP/2 200 \nHTTP/2 200 \n< A: b\nA: b\n< \n\n"],
  ])("is found in what %s prints", (_, head) => {
    const sent = "* Trying 192.0.2.1:443...\n> GET /robots.txt HTTP/2\n> Host: shop.example\n> \n";
    const rest = `{ [35 bytes data]\n${BODY}* Connection #0 left intact\n`;
    const answer = readAnswer(sent + head + rest);
    expect(answer).toMatchObject({ statusLine: "HTTP/2 200", headers: [["A", "b"]] });
    expect(answer?.body).toBe(BODY);
  });

  it("is not seen where a text only speaks of one", () => {
    for (const text of [
      `# curl -i https://shop.example/robots.txt\n${BODY}`,
      `${BODY}HTTP/1.1 200 OK\n`,
      "We ran curl -i and saw\nthis: HTTP/1.1 200 OK\n",
      "* a list\n* of things\n",
      "> quoted\n< HTML",
      METER,
    ]) {
      expect(readAnswer(text)).toBeNull();
    }
  });
});
