/** What is known of a machine before a run; undefined where the system does not say. */
export interface MachineState {
  readonly cores: number;
  /** Programs that ran or wanted to, on average over the last minute. */
  readonly load: number;
  /** Of each processor that has one. */
  readonly governors: readonly string[];
  /** The text of /proc/meminfo. */
  readonly memory?: string | undefined;
}

const LEAST_SWAPPED_MIB = 64;
/** What we ourselves and a desktop at rest may add to the load. */
const OWN_LOAD = 1;

/** Why times or memory may be measured badly here, in a line each. */
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
