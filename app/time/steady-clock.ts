/**
 * A clock that never goes back, not even if the system's is put back: what is saved later has a later time.
 *
 * @param clock the time in milliseconds, such as `Date.now`.
 */
export const steadyClock = (clock: () => number): (() => number) => {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    last = Math.max(last, clock());
    return last;
  };
};
