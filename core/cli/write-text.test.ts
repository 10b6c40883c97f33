import { describe, expect, it } from "vitest";
import { printable } from "./printable.ts";
import type { Report } from "./report.ts";
import { asGithub, asJunit, asText } from "./write-text.ts";

const REPORT: Report = {
  file: "a:b,c.txt",
  entries: [
    { line: 2, severity: "error", rule: "x,y", message: 'Not <this> & "that" 5%\r\n.' },
    { line: null, severity: "warning", rule: "w", message: "A\u202eb." },
    { line: 3, severity: "info", rule: "i", message: "Info." },
    { line: 4, severity: "hint", rule: "h", message: "Hint." },
    { line: 5, severity: "ok", rule: "o", message: "Holds." },
  ],
  summary: ["One.", "Two\u0007."],
  fails: true,
};

describe("a report", () => {
  it("for people has a line for each entry that does not hold, and the summary", () => {
    expect(asText(REPORT)).toBe(
      [
        'a:b,c.txt:2: error x,y: Not <this> & "that" 5%\\u000d\\u000a.',
        "a:b,c.txt: warning w: A\\u202eb.",
        "a:b,c.txt:3: info i: Info.",
        "a:b,c.txt:4: hint h: Hint.",
        "One.",
        "Two\\u0007.",
        "",
      ].join("\n"),
    );
  });

  it("for GitHub has a command for each error, warning and notice", () => {
    expect(asGithub(REPORT)).toBe(
      [
        '::error file=a%3Ab%2Cc.txt,line=2,title=x%2Cy::Not <this> & "that" 5%25\\u000d\\u000a.',
        "::warning file=a%3Ab%2Cc.txt,title=w::A\\u202eb.",
        "::notice file=a%3Ab%2Cc.txt,line=3,title=i::Info.",
        "",
      ].join("\n"),
    );
  });

  it("for JUnit has a case for each entry, and failures for errors alone", () => {
    const message = "Not &lt;this&gt; &amp; &quot;that&quot; 5%  .";
    expect(asJunit(REPORT)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="5" failures="1" errors="0">
  <testsuite name="a:b,c.txt" tests="5" failures="1" errors="0">
    <testcase name="${message}" classname="x,y" file="a:b,c.txt" line="2">
      <failure message="${message}"/>
    </testcase>
    <testcase name="A\\u202eb." classname="w" file="a:b,c.txt"/>
    <testcase name="Info." classname="i" file="a:b,c.txt" line="3"/>
    <testcase name="Hint." classname="h" file="a:b,c.txt" line="4"/>
    <testcase name="Holds." classname="o" file="a:b,c.txt" line="5"/>
  </testsuite>
</testsuites>
`);
    const odd = { ...REPORT, entries: [], file: "\ud800a\uffff" };
    expect(asJunit(odd)).toContain('<testsuite name="\ufffda\ufffd" tests="0"');
  });
});

it("text from outside is printed without characters that move or hide other text", () => {
  expect(printable("a\tb\u001b\u2028\u{e0001}\u00ad\u{1f600}é")).toBe(
    "a\\u0009b\\u001b\\u2028\\u{e0001}\\u00ad\u{1f600}é",
  );
});
