/** The locks of one browser, as tabs request them. */
export const createLocks = (): Pick<LockManager, "request" | "query"> => {
  const held = new Map<string, Promise<unknown>>();
  const take = (name: string, hold: (lock: Lock | null) => unknown): Promise<unknown> => {
    const done = Promise.resolve(hold({ name, mode: "exclusive" })).finally(() =>
      held.delete(name),
    );
    held.set(name, done);
    return done;
  };
  const request = async (
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    hold: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (ifAvailable && held.has(name)) return hold(null);
    const over = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    over.catch(() => {});
    while (held.has(name)) await Promise.race([held.get(name), over]);
    return take(name, hold);
  };
  return {
    request: request as LockManager["request"],
    query: async () => ({
      held: [...held.keys()].map((name) => ({ name })),
      pending: [],
    }),
  };
};

/** Data of one tab that survives a reload; `copy` is what a duplicated tab starts with. */
export const createSession = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  copy: () => createSession(new Map(items)),
});
