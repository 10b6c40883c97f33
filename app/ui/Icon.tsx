import type { ReactNode } from "react";

/** A circle that is filled in part. */
const disc = (filling: string): ReactNode => (
  <>
    <circle cx="8" cy="8" r="5.5" />
    <path className="solid" d={filling} />
  </>
);

const halfDisc = disc("M8 2.5v11a5.5 5.5 0 000-11z");

const drawings = {
  brand: (
    <>
      <rect x="2.4" y="2" width="11.2" height="12" rx="2" />
      <path d="M5.2 5.6h3.2M5.2 8.4h5.6M5.2 11.2h2.2M9.4 11.2l1.4 1.4 2.6-3" />
    </>
  ),
  share: (
    <path d="M6.5 9.5l3-3M7 4.6l1.5-1.5a2.7 2.7 0 013.9 3.9L10.9 8.5M9 11.4l-1.5 1.5a2.7 2.7 0 01-3.9-3.9l1.5-1.5" />
  ),
  "theme-system": halfDisc,
  "theme-light": (
    <>
      <circle cx="8" cy="8" r="2.8" />
      <path d="M8 1.6v1.2M8 13.2v1.2M1.6 8h1.2M13.2 8h1.2M3.5 3.5l.8.8M11.7 11.7l.8.8M12.5 3.5l-.8.8M4.3 11.7l-.8.8" />
    </>
  ),
  "theme-dark": <path d="M13.2 9.6A5.6 5.6 0 016.4 2.8a5.6 5.6 0 106.8 6.8z" />,
  "chevron-down": <path d="M5 6.5l3 3 3-3" />,
  "chevron-up": <path d="M5 9.5l3-3 3 3" />,
  "chevron-left": <path d="M9.5 5l-3 3 3 3" />,
  "chevron-right": <path d="M6.5 5l3 3-3 3" />,
  blocked: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M3.9 3.9l8.2 8.2" />
    </>
  ),
  allowed: <path d="M3 8.5l3.2 3.2L13 5" />,
  "part-open": disc("M8 8V2.5A5.5 5.5 0 0113.5 8z"),
  part: halfDisc,
  "part-closed": disc("M8 8V2.5A5.5 5.5 0 102.5 8z"),
  close: <path d="M4 4l8 8M12 4l-8 8" />,
  edit: <path d="M10.6 3.2l2.2 2.2M3 13l.6-2.8L11 2.8l2.2 2.2-7.4 7.4z" />,
  file: <path d="M4 2h5l3 3v9H4zM9 2v3h3" />,
  undo: <path d="M5.5 3L2.5 6l3 3M2.5 6h6.8a3.7 3.7 0 010 7.4H6" />,
  redo: <path d="M10.5 3l3 3-3 3M13.5 6H6.7a3.7 3.7 0 000 7.4H10" />,
  find: (
    <>
      <circle cx="7" cy="7" r="4.2" />
      <path d="M10.2 10.2l3.3 3.3" />
    </>
  ),
  settings: (
    <>
      <path d="M2.5 4.5h5M10.5 4.5h3M2.5 11.5h3M8.5 11.5h5" />
      <circle cx="9" cy="4.5" r="1.5" />
      <circle cx="7" cy="11.5" r="1.5" />
    </>
  ),
  private: (
    <>
      <rect x="3.4" y="7" width="9.2" height="6.6" rx="1.4" />
      <path d="M5.4 7V5.2a2.6 2.6 0 015.2 0V7" />
    </>
  ),
  more: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2.2" />,
} satisfies Readonly<Record<string, ReactNode>>;

/** The names of the icons. */
export type IconName = keyof typeof drawings;

/** A 16 by 16 line icon in the colour of the text. Hidden from assistive technology. */
export const Icon = ({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string;
}) => (
  <svg
    className={className === undefined ? "icon" : `icon ${className}`}
    viewBox="0 0 16 16"
    aria-hidden="true"
    focusable="false"
  >
    {drawings[name]}
  </svg>
);
