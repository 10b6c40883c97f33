import type { AppStore } from "../state/store/store.ts";
import { PanelBoundary } from "../ui/PanelBoundary.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { shellMessages } from "./messages.ts";
import { ProblemCount } from "./parts.ts";

/** The panel that a narrow page shows. */
export type View = "editor" | "test" | "problems";

interface ViewTabsProps {
  readonly store: AppStore;
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** Selects the panel that a narrow page shows. */
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
              {/* A single text node: a separate space would move when the number appears. */}
              {`${shellMessages.problems} `}
              <PanelBoundary>
                <ProblemCount store={store} />
              </PanelBoundary>
            </>
          ),
        },
      ]}
    />
  </nav>
);
