import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

/** A tab: what it is called and, where the tabs hold their panels, what it shows. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly className: string;
  readonly panelClassName?: string;
}

/** A row of tabs, with the chosen one's panel below where it has content. */
export const Tabs = <Id extends string>(props: TabsProps<Id>) => {
  const { label, tabs, chosen, onChoose, className, panelClassName } = props;
  return (
    <Base.Root className="tabbed" value={chosen} onValueChange={(value: Id) => onChoose(value)}>
      <Base.List className={className} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={`${className}__tab`}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(
        (tab) =>
          tab.content !== undefined && (
            <Base.Panel key={tab.id} value={tab.id} className={panelClassName}>
              {tab.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
};
