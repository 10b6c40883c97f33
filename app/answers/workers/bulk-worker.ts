// Bulk's worker: reads and judges the dropped files, in one run. The page ends it before the next.
import { createBulkAnswers } from "./bulk/answers.ts";
import { serve } from "./serve.ts";

const bulkAnswers = createBulkAnswers();

export type BulkAnswers = typeof bulkAnswers;

serve(bulkAnswers);
