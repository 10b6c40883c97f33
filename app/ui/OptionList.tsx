import { Fragment, type HTMLAttributes } from "react";
import { formatMessage } from "../../core/text/message.ts";
import { Icon } from "./Icon.tsx";
import { uiMessages } from "./messages.ts";
import type { Option, OptionGroup } from "./options.ts";
import { UntrustedText } from "./UntrustedText.tsx";

interface OptionListProps {
  readonly groups: readonly OptionGroup[];
  /** The index of the active option in the whole list; -1 for none. */
  readonly active: number;
  /** The selected value, which has a tick; null for a list without ticks. */
  readonly chosen: string | null;
  /** The widget's own attributes and handlers for an option. */
  readonly itemProps: (option: Option, index: number) => HTMLAttributes<HTMLElement>;
}

/** The contents of a field's dropdown list. */
export const OptionList = ({ groups, active, chosen, itemProps }: OptionListProps) => {
  let index = -1;
  return groups.map((group) => (
    <Fragment key={group.label ?? ""}>
      {group.label !== null && (
        <li className="option__heading" role="presentation">
          {group.label}
        </li>
      )}
      {group.options.map((option) => {
        index += 1;
        return (
          <li
            {...itemProps(option, index)}
            key={option.value}
            className={index === active ? "option option--active" : "option"}
          >
            {chosen !== null && (
              <span className="option__tick">
                {option.value === chosen && <Icon name="allowed" />}
              </span>
            )}
            <span className="option__name">
              <UntrustedText text={option.name} />
            </span>{" "}
            <span className="option__note">
              <UntrustedText text={option.note} />
            </span>
          </li>
        );
      })}
      {group.left !== undefined && (
        <li className="option__more" role="presentation">
          {formatMessage(uiMessages.moreNames, { count: group.left })}
        </li>
      )}
    </Fragment>
  ));
};
