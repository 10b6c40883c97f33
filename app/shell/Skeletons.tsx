import { shellMessages } from "./messages.ts";

/** The placeholder of the tester while it loads. */
export const TesterSkeleton = () => (
  <div className="waiting waiting--tester" aria-hidden="true">
    <div className="waiting__fields">
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  </div>
);

/** The placeholder of the problems while they load. */
export const ProblemsSkeleton = () => (
  <div className="waiting waiting--problems" aria-hidden="true">
    {shellMessages.problems}
  </div>
);
