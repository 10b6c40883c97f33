import { expect, it } from "vitest";
import { pastedFile } from "./pasted-file.ts";

it("pastedFile encodes the whole text in UTF-8, even if a piece would end within a surrogate pair", async () => {
  for (const text of ["", "/a", `${"x".repeat(999_999)}\u{1f4a9}${"\u00e9\n".repeat(600_000)}`]) {
    const file = await pastedFile(text, "list");
    expect(file.name).toBe("list");
    expect((await file.text()) === text).toBe(true);
  }
});
