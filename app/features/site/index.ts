export { FromSiteDialog } from "./FromSiteDialog.tsx";
export { PrivacyDialog } from "./PrivacyDialog.tsx";
