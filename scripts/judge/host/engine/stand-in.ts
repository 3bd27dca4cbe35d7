import type { TargetName } from "../../../problem/problem";
import { standIn } from "../../../runner/host/runtimes/runtimes";
import { type Runtime, runtimeName } from "../../../targets/target";
import { targets } from "../../../targets/targets";
import type { RunFacts } from "../../events/judge-event";

/** The runtime under which bundles for a judge are judged here, where npm lacks the judge's own version. */
export function standInOf(target: TargetName): Runtime | undefined {
  return standIn(targets[target].runtime);
}

/** What a report says of it. */
export function standInNote(target: TargetName): Pick<RunFacts, "standIn"> {
  const { title, runtime } = targets[target];
  const other = standIn(runtime);
  return other ? { standIn: `${runtimeName(other)}; ${title} runs ${runtime.version}` } : {};
}
