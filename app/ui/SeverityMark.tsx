/** The severity of a finding; each has its own shape and colour. */
export type Severity = "error" | "warning" | "info" | "hint";

const shapes: Readonly<Record<Severity, string>> = {
  error: "M6 .4L11.6 6 6 11.6.4 6z",
  warning: "M6 .8l5.6 10.4H.4z",
  info: "M6 1a5 5 0 100 10A5 5 0 006 1z",
  hint: "M6 2a4 4 0 100 8 4 4 0 000-8z",
};

/** The mark of a severity. Add the word beside it, or as visually hidden text. */
export const SeverityMark = ({ severity }: { readonly severity: Severity }) => (
  <svg
    className={`mark mark--${severity}`}
    viewBox="0 0 12 12"
    aria-hidden="true"
    focusable="false"
  >
    <path d={shapes[severity]} />
  </svg>
);
