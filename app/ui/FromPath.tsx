import type { ReactNode } from "react";

interface FromPathProps {
  readonly url: string;
  /** The scheme and host that the URLs beside it share; empty for none. */
  readonly origin: string;
  /** Shows a URL, or the part of it from its path on. */
  readonly children: (shown: string) => ReactNode;
}

/** A URL without the origin that all beside it share, which is only heard: it would take the room of what differs. */
export const FromPath = ({ url, origin, children }: FromPathProps) =>
  origin !== "" && url.startsWith(`${origin}/`) ? (
    <>
      <span className="visually-hidden">{origin}</span>
      {children(url.slice(origin.length))}
    </>
  ) : (
    children(url)
  );
