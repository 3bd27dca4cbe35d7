import { killAll, lookMs, type PlainSystem, usageOf, usageOfTree } from "../plain-processes";
import { WindowsProcesses } from "./windows-processes";

/** The answers of this system. */
export function plainSystem(platform: NodeJS.Platform = process.platform): PlainSystem {
  if (platform === "win32") return new WindowsProcesses();
  return {
    lookMs: lookMs(platform),
    alwaysTells: true,
    groups: true,
    usage: (pid) => usageOf(pid, platform),
    usageOfTree: (pid) => usageOfTree(pid, platform),
    killAll: async (pid, mark) => killAll(pid, mark, platform),
    killLeft: async (pid, _, mark) => killAll(pid, mark, platform),
    close: () => {},
  };
}
