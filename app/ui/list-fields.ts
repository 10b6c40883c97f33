export { SelectField } from "./SelectField.tsx";
export { SuggestField } from "./SuggestField.tsx";
