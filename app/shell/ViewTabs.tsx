import { Suspense } from "react";
import type { AppStore } from "../store/store.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { Tabs } from "../ui/Tabs.tsx";
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
  <nav aria-label="Views">
    <Tabs<View>
      label="Panels"
      className="views"
      chosen={view}
      onChoose={onChange}
      tabs={[
        { id: "editor", label: "Editor" },
        { id: "test", label: "Test" },
        {
          id: "problems",
          label: (
            <>
              {/* One text: a blank of its own would move when the number comes. */}
              {"Problems "}
              <PanelBoundary name="The count of problems" inline>
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
