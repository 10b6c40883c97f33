import { Suspense } from "react";
import type { AppStore } from "../store/store.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { partNames, shellMessages } from "./messages.ts";
import { ProblemCount } from "./parts.ts";

/** The panel a narrow page shows. */
export type View = "editor" | "test" | "problems";

interface ViewTabsProps {
  readonly store: AppStore;
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** On a narrow page, the choice of the panel that is shown. */
export const ViewTabs = ({ store, view, onChange }: ViewTabsProps) => (
  <nav aria-label={shellMessages.views}>
    <Tabs<View>
      label={shellMessages.panels}
      className="views"
      chosen={view}
      onChoose={onChange}
      tabs={[
        { id: "editor", label: shellMessages.editor },
        { id: "test", label: shellMessages.test },
        {
          id: "problems",
          label: (
            <>
              {/* One text: a blank of its own would move when the number comes. */}
              {`${shellMessages.problems} `}
              <PanelBoundary name={partNames.problemCount} inline>
                <Suspense>
                  <ProblemCount store={store} />
                </Suspense>
              </PanelBoundary>
            </>
          ),
        },
      ]}
    />
  </nav>
);
