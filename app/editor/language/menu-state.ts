import { StateEffect, StateField } from "@codemirror/state";
import { showTooltip, type Tooltip } from "@codemirror/view";

/** Opens the menu of fixes, or closes it with null. */
export const setMenu = StateEffect.define<Tooltip | null>();

/** The open menu of fixes. While there is one, no card shows what the pointer is at. */
export const menuField = StateField.define<Tooltip | null>({
  create: () => null,
  update: (menu, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setMenu)) return effect.value;
    return transaction.docChanged || transaction.selection !== undefined ? null : menu;
  },
  provide: (field) => showTooltip.from(field),
});
