import { deliveryMistakes } from "./delivery.ts";
import { groupMistakes } from "./groups.ts";
import { themes } from "./mistake.ts";
import { pathMistakes } from "./paths.ts";

const all = [...groupMistakes, ...pathMistakes, ...deliveryMistakes];

/** All mistakes of the gallery, in the order of their themes. */
export const mistakes = themes.flatMap((theme) => all.filter((one) => one.theme === theme));

export type MistakeId = (typeof mistakes)[number]["id"];
