import { type ComponentType, lazy } from "react";
import { nextTask } from "../time/schedule.ts";

let attempts = 0;

/** Makes parts that failed to load load again when they are next shown. */
export const tryPartsAgain = (): void => {
  attempts += 1;
};

interface Begun {
  readonly attempt: number;
  readonly Part: ComponentType<object>;
  hasFailed: boolean;
}

const begin = <Part,>(load: () => Promise<Part>): Begun => {
  const begun: Begun = {
    attempt: attempts,
    hasFailed: false,
    Part: lazy(async () => {
      try {
        // What asks for many parts is not held up by that, and no part is rendered in the task that
        // evaluates its module.
        await nextTask();
        const part = (await load()) as unknown as ComponentType<object>;
        await nextTask();
        return { default: part };
      } catch (error) {
        begun.hasFailed = true;
        throw error;
      }
    }),
  };
  return begun;
};

/**
 * A component that is loaded when it is shown, like React's `lazy`. After `tryPartsAgain` a failed
 * load is repeated, whereas `lazy` keeps a failure for ever.
 *
 * @param load returns the component; the result takes the same props.
 */
export const lazyPart = <Part,>(load: () => Promise<Part>): Part => {
  let present = begin(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when a module loads
  const LazyPart: ComponentType<object> = (props) => {
    if (present.hasFailed && present.attempt < attempts) present = begin(load);
    const { Part } = present;
    return <Part {...props} />;
  };
  return LazyPart as unknown as Part;
};

/**
 * A loaded component that is drawn in a task of its own, because drawing it together with the
 * others would be a long one.
 */
export const drawnLater = <Part,>(part: Part): Part => lazyPart(async () => part);
