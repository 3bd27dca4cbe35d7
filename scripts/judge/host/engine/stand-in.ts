import { standIn } from "../../../runner/host/runtimes/runtimes";
import { type MachineName, machine } from "../../../targets/machines";
import { type Runtime, runtimeName } from "../../../targets/target";
import type { RunFacts } from "../../events/judge-event";

/** The runtime under which bundles for a judge are judged here, where npm lacks the judge's own version. */
export function standInOf(target: MachineName): Runtime | undefined {
  return standIn(machine(target).runtime);
}

/** What a report says of it. */
export function standInNote(target: MachineName): Pick<RunFacts, "standIn"> {
  const { title, runtime } = machine(target);
  const other = standIn(runtime);
  return other ? { standIn: `${runtimeName(other)}; ${title} runs ${runtime.version}` } : {};
}
