import { useLayoutEffect, useRef, useState } from "react";
import { formatMessage } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { siteMessages } from "./messages.ts";
import "./site.css";
import { bookmarkletFor, curlCommand, robotsUrlOf } from "./import-options.ts";

interface FromSiteDialogProps {
  readonly announce: (text: string) => void;
  readonly onClose: () => void;
}

const EXAMPLE = "https://shop.example/robots.txt";

/** The URL of this page, without a fragment. */
const pageAddress = (): string => window.location.href.split("#", 1)[0] ?? "";

/** The link to drag to the bookmarks. React rightly refuses javascript: URLs in `href`. */
const Bookmarklet = () => {
  const link = useRef<HTMLAnchorElement>(null);
  const [isClicked, setClicked] = useState(false);
  useLayoutEffect(() => {
    link.current?.setAttribute("href", bookmarkletFor(pageAddress()));
    const onClick = (event: Event): void => {
      // The policy of this page refuses it anyway.
      event.preventDefault();
      setClicked(true);
    };
    link.current?.addEventListener("click", onClick);
  }, []);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: its address is set above, for the bookmarks bar */}
      <a ref={link} className="button" draggable="true">
        {siteMessages.bookmarkName}
      </a>{" "}
      <span role="status">{isClicked && siteMessages.bookmarkHere}</span>
    </>
  );
};

/** How to bring a site's robots.txt here, since the page itself may not fetch it. */
export const FromSiteDialog = ({ announce, onClose }: FromSiteDialogProps) => {
  const domain = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const url = robotsUrlOf(typed);
  const command = curlCommand(url ?? EXAMPLE);
  const copy = async (): Promise<void> =>
    announce((await copyText(command)) ? siteMessages.copied : siteMessages.notCopied);
  return (
    <Dialog title={siteMessages.title} onClose={onClose} first={domain}>
      <p>{siteMessages.why}</p>
      <label className="site__domain">
        <span className="label">{siteMessages.domain}</span>
        <span className="field">
          <input
            ref={domain}
            type="text"
            inputMode="url"
            placeholder={siteMessages.placeholder}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </span>
      </label>
      <p>{siteMessages.terminal}</p>
      <p className="site__command">
        <code translate="no">{command}</code>
        <Button small onClick={() => void copy()}>
          {siteMessages.copy}
        </Button>
      </p>
      <p>{siteMessages.browser}</p>
      {url !== null && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {formatMessage(siteMessages.open, { url })}
          </a>
        </p>
      )}
      <p>{siteMessages.bookmark}</p>
      <p>
        <Bookmarklet />
      </p>
    </Dialog>
  );
};
