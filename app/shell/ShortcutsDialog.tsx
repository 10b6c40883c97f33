import { Fragment } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { shellMessages } from "./messages.ts";
import { keyNames, SHORTCUTS } from "./shortcut-list.ts";
import "./shortcuts.css";

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The list of all shortcuts. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={shellMessages.shortcuts} onClose={onClose}>
    {SHORTCUTS.map(({ heading, shortcuts }) => (
      <section key={heading} className="shortcuts">
        <h3>{heading}</h3>
        <dl>
          {shortcuts.map(({ keys, title }) => (
            <Fragment key={keys}>
              <dt>
                {keyNames(keys, isApple).map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{title}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    ))}
  </Dialog>
);
