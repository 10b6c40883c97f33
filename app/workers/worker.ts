// The module that a worker runs: what takes long, away from the page. `store/beside.ts` starts it.
import { check } from "./checker.ts";
import { compare } from "./comparer.ts";
import type { Reply, Request } from "./messages.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const reply = (message: Reply): void => self.postMessage(message);

const onCheck = oneAtATime(check, (checked) => reply({ checked }));
const onCompare = oneAtATime(compare, (compared) => reply({ compared }));

self.addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if ("check" in data) onCheck(data.check);
  else onCompare(data.compare);
});
