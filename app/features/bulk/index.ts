export { BulkPanel } from "./BulkPanel.tsx";
