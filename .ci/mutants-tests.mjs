/**
 * The subset of Vitest's `describe` and `it` that the unit tests use, with tests as plain
 * functions.
 */

const each = (define) => (table) => (name, body) => {
  const isOfLists = table.every(Array.isArray);
  for (const [index, row] of table.entries()) {
    const values = isOfLists ? row : [row];
    define(`${name} (${index + 1})`, () => body(...values));
  }
};

/**
 * @param tools `expect` and `vi` of Vitest.
 * @returns the tests, added as files are loaded; a function that returns a test file's `vitest`;
 *   and a function to call before a file is loaded.
 */
export const collector = (tools) => {
  const tests = [];
  const counts = new Map();
  /** The file being loaded; also applies to tests defined by a module that it imports. */
  let loading = 0;
  const load = (index) => {
    loading = index;
  };

  const testsOf = () => {
    const hooksOf = () => ({ before: [], after: [] });
    let suite = { name: "", hooks: [hooksOf()] };

    const describe = (name, body) => {
      const outer = suite;
      suite = { name: `${outer.name}${name} > `, hooks: [...outer.hooks, hooksOf()] };
      body();
      suite = outer;
    };

    const it = (name, ...given) => {
      const body = given.find((value) => typeof value === "function");
      const { hooks } = suite;
      const run = async () => {
        let failure;
        try {
          for (const { before } of hooks) for (const hook of before) await hook();
          await body();
        } catch (error) {
          failure = error ?? new Error("failed");
        }
        for (const { after } of [...hooks].reverse()) for (const hook of after) await hook();
        tools.vi.restoreAllMocks();
        return failure;
      };
      const number = (counts.get(loading) ?? 0) + 1;
      counts.set(loading, number);
      // Short, because Stryker sends the ids of all tests that reach a mutant with it.
      tests.push({ id: `${loading}#${number}`, name: `${suite.name}${name}`, run });
    };

    const unless = (define) => (condition) => (condition ? () => undefined : define);
    describe.each = each(describe);
    describe.skipIf = unless(describe);
    it.each = each(it);
    it.skipIf = unless(it);
    it.skip = () => undefined;

    const hook = (kind) => (body) => suite.hooks.at(-1)[kind].push(body);
    return {
      ...tools,
      describe,
      it,
      test: it,
      beforeEach: hook("before"),
      afterEach: hook("after"),
      beforeAll: hook("before"),
      afterAll: hook("after"),
    };
  };

  return { tests, testsOf, load };
};
