import { lazyPart } from "../ui/lazy-part.tsx";
import { loadLater } from "../ui/load-later.ts";

const dialogsModule = loadLater(() => import("./Dialogs.tsx"));

/** The dialogs of the page. */
export const Dialogs = lazyPart(async () => (await dialogsModule()).Dialogs);
