import { shellMessages } from "./messages.ts";

/** Holds the tester's place while it loads. */
export const TesterSkeleton = () => (
  <div className="waiting waiting--tester" aria-hidden="true">
    <div className="waiting__fields">
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  </div>
);

/** Holds the place of the problems while they load. */
export const ProblemsSkeleton = () => (
  <div className="waiting waiting--problems" aria-hidden="true">
    {shellMessages.problems}
  </div>
);
