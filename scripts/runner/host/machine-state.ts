import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import type { MachineState } from "../measuring-faults";

const PROCESSORS = "/sys/devices/system/cpu";

/** The state that this machine reports; Windows reports no load. */
export function machineState(): MachineState {
  return {
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
    governors: processors().flatMap(
      (name) => textOf(`${PROCESSORS}/${name}/cpufreq/scaling_governor`)?.trim() ?? [],
    ),
    memory: textOf("/proc/meminfo"),
  };
}

function processors(): string[] {
  try {
    return readdirSync(PROCESSORS).filter((name) => /^cpu\d+$/.test(name));
  } catch {
    return []; // not Linux
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
