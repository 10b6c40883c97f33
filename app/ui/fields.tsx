import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "./later.tsx";

// Their lists need a library that is larger than everything else on the first screen.
const Select = lazyPart(async () => (await import("./SelectField.tsx")).SelectField);
const Suggest = lazyPart(async () => (await import("./SuggestField.tsx")).SuggestField);

/** A placeholder of the field until it is loaded: with its label, value and size. */
const Waiting = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="labelled" aria-hidden="true">
    <span className="label">{label}</span>
    <div className="field">
      <span className="field__mirror">
        <span className="field__value">{value}</span>
      </span>
    </div>
  </div>
);

/** A labelled select field. */
export const SelectField = (props: ComponentProps<typeof Select>) => (
  <Suspense fallback={<Waiting label={props.label} value="" />}>
    <Select {...props} />
  </Suspense>
);

/** A labelled text field with suggestions; any text is a valid value. */
export const SuggestField = (props: ComponentProps<typeof Suggest>) => (
  <Suspense fallback={<Waiting label={props.label} value={props.value} />}>
    <Suggest {...props} />
  </Suspense>
);
