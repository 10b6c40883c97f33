import { Dialog } from "../../ui/Dialog.tsx";
import { siteMessages } from "./messages.ts";
import "./site.css";

/** Says that nothing is sent anywhere, and how to verify that. */
export const PrivacyDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={siteMessages.privacyTitle} onClose={onClose}>
    <p>{siteMessages.privacyLead}</p>
    <ul className="site__checks">
      {siteMessages.privacyChecks.map((check) => (
        <li key={check}>{check}</li>
      ))}
    </ul>
  </Dialog>
);
