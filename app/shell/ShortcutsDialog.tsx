import { Fragment } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { dialogMessages } from "./dialog-messages.ts";
import { shellMessages } from "./messages.ts";
import { isApple, keyNames, SHORTCUTS } from "./shortcut-list.ts";
import "./shortcuts.css";

/** The list of all shortcuts. */
export const ShortcutsDialog = ({
  onAbout,
  onClose,
}: {
  readonly onAbout: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={shellMessages.shortcuts} onClose={onClose}>
    {SHORTCUTS.map(({ heading, shortcuts }) => (
      <section key={heading} className="shortcuts">
        <h3>{heading}</h3>
        <dl>
          {shortcuts.map(({ keys, title }) => (
            <Fragment key={keys}>
              <dt>
                {keyNames(keys, isApple()).map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{title}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    ))}
    <Button small onClick={onAbout}>
      {dialogMessages.about}
    </Button>
  </Dialog>
);
