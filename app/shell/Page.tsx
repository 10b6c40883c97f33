import { StrictMode } from "react";
import { App, type AppProps } from "./App.tsx";
import { PageBoundary } from "./PageBoundary.tsx";

/** The whole page, whatever fails in it. The build renders exactly this as the first screen. */
export const Page = (props: AppProps) => (
  <StrictMode>
    <PageBoundary store={props.store}>
      <App {...props} />
    </PageBoundary>
  </StrictMode>
);
