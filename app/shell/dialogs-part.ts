import { afterPaint } from "../ui/after-paint.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

const dialogsModule = afterPaint(() => import("./Dialogs.tsx"));

/** The dialogs of the page, loaded after the first paint. */
export const Dialogs = lazyPart(async () => (await dialogsModule()).Dialogs);
