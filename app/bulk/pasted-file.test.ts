import { expect, it } from "vitest";
import { pastedFile } from "./pasted-file.ts";

it("pastedFile holds the text whole, in UTF-8, where its pieces would part a character too", async () => {
  for (const text of ["", "/a", `${"x".repeat(999_999)}\u{1f4a9}${"\u00e9\n".repeat(600_000)}`]) {
    const file = await pastedFile(text, "list");
    expect(file.name).toBe("list");
    expect((await file.text()) === text).toBe(true);
  }
});
