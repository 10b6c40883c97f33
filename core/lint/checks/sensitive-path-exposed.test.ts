import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "../../testing/arbitraries.ts";
import { exposedBy, exposedByName } from "./sensitive-path-exposed.ts";

const PIECES =
  `/ / / . . - _ $ * a 7f3b9 2024 backup db old sql bak mdb dump zip php txt git .git svn .env
  .htpasswd .aws .ssh id_rsa id_ed25519 wp-config pem key kdbx p12 passwd password credentials secrets
  csv json phpmyadmin php-my-admin pma adminer phppgadmin admin login private hidden panel staging x9y8z7
  0123456789abcdef01234567 01234567-89ab-cdef-0123-456789abcdef`.split(/\s+/);

const path = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 })
  .map((pieces) => `/${pieces.join("")}`);

it("reports every path whose names reveal something, though it first looks for hints", () => {
  let seen = 0;
  fc.assert(
    fc.property(path, (each) => {
      const found = exposedByName(each);
      if (found !== null) seen++;
      expect([each, exposedBy(each)]).toEqual([each, found]);
    }),
    seeded(5000),
  );
  expect(seen).toBeGreaterThan(200);
});
