import { vi } from "vitest";

/**
 * Draws sixty frames per second, by the timers of the moment. Call it after `vi.useFakeTimers`, and
 * `vi.unstubAllGlobals` at the end.
 */
export const drawFrames = (): void => {
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 1000 / 60));
  vi.stubGlobal("cancelAnimationFrame", (frame: ReturnType<typeof setTimeout>) =>
    clearTimeout(frame),
  );
};
