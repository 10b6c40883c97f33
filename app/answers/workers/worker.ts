// The page's worker: does slow work off the main thread. `worker-client/page-worker.ts` starts it.
import { findAccess, findExtents } from "./access-finder.ts";
import { check } from "./checker.ts";
import { compare } from "./comparer.ts";
import { format } from "./formatter.ts";
import { findImpact } from "./impact-finder.ts";
import type { Ping, Pong, Reply, Request } from "./messages.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { tabulate } from "./tabulator.ts";

const reply = (message: Reply): void => self.postMessage(message);

const onCheck = oneAtATime(check, (checked) => reply({ checked }));
const onFormat = oneAtATime(format, (formatted) => reply({ formatted }));
const onImpact = oneAtATime(findImpact, (impact) => reply({ impact }));
const onAccess = oneAtATime(findAccess, (access) => reply({ access }));
const onExtents = oneAtATime(findExtents, (extents) => reply({ extents }));
const onCompare = oneAtATime(compare, (compared) => reply({ compared }));
const onTabulate = oneAtATime(tabulate, (tabulated) => reply({ tabulated }));

self.addEventListener("message", ({ data }: MessageEvent<Request | Ping>) => {
  if ("ping" in data) self.postMessage({ pong: true } satisfies Pong);
  else if ("check" in data) onCheck(data.check);
  else if ("format" in data) onFormat(data.format);
  else if ("impact" in data) onImpact(data.impact);
  else if ("access" in data) onAccess(data.access);
  else if ("extents" in data) onExtents(data.extents);
  else if ("compare" in data) onCompare(data.compare);
  else onTabulate(data.tabulate);
});
