import { Suspense } from "react";
import type { SettledStore } from "../store/settled.ts";
import { TabList } from "../ui/TabList.tsx";
import { ProblemCount } from "./parts.ts";

/** The panel a narrow page shows. */
export type View = "editor" | "test" | "problems";

interface ViewTabsProps {
  readonly settled: SettledStore;
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** On a narrow page, the choice of the panel that is shown. */
export const ViewTabs = ({ settled, view, onChange }: ViewTabsProps) => (
  <nav aria-label="Views">
    <TabList<View>
      label="Panels"
      className="views"
      panels="view"
      chosen={view}
      onChoose={onChange}
      tabs={[
        { id: "editor", label: "Editor" },
        { id: "test", label: "Test" },
        {
          id: "problems",
          label: (
            <>
              Problems{" "}
              <Suspense>
                <ProblemCount settled={settled} />
              </Suspense>
            </>
          ),
        },
      ]}
    />
  </nav>
);
