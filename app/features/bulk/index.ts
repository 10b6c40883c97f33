export { BulkPanel } from "./BulkPanel.tsx";
export { bulkOf } from "./bulk-store.ts";
