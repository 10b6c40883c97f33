import { type ComponentType, lazy } from "react";
import { nextTask } from "../time/schedule.ts";

let attempts = 0;

/** Lets parts that could not be loaded be loaded again when they are shown next. */
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
        const part = (await load()) as unknown as ComponentType<object>;
        // Not drawn in the task that has run its module.
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
 * A part of the page that is loaded when it is shown, as with React's `lazy`. What could not be loaded
 * is asked for again after `tryPartsAgain`: `lazy` keeps a failure for ever.
 *
 * @param load returns the component; what is returned takes the same props.
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
