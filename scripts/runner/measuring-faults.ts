/** The state of a machine before a run; undefined if the system does not report it. */
export interface MachineState {
  readonly cores: number;
  /** Programs that were running or runnable, on average over the last minute. */
  readonly load: number;
  /** Of each processor that has one. */
  readonly governors: readonly string[];
  /** The text of /proc/meminfo. */
  readonly memory?: string | undefined;
}

const LEAST_SWAPPED_MIB = 64;
/** The load that we ourselves and an idle desktop may cause. */
const OWN_LOAD = 1;

/** Why times or memory may be measured badly here, one line a reason. */
export function measuringFaults({ cores, load, governors, memory = "" }: MachineState): string[] {
  const faults: string[] = [];
  if (load > cores + OWN_LOAD) {
    faults.push(`the load is ${load.toFixed(1)} on ${cores} cores: times may be longer`);
  }
  const slow = governors.find((governor) => governor !== "performance");
  if (slow !== undefined) {
    faults.push(`the processors change their speed (governor ${slow}): times vary`);
  }
  const kib = (name: string) => Number(new RegExp(`^${name}: *(\\d+) kB`, "m").exec(memory)?.[1]);
  const swappedMiB = Math.round((kib("SwapTotal") - kib("SwapFree")) / 1024);
  if (swappedMiB >= LEAST_SWAPPED_MIB) {
    faults.push(`${swappedMiB} MiB are swapped out: memory may be measured too low`);
  }
  return faults;
}
