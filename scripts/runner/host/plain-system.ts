import { killAll, LOOK_MS, type PlainSystem, usageOf, usageOfTree } from "./plain-processes";
import { WindowsProcesses } from "./windows-processes";

/** The answers of this system. */
export function plainSystem(platform: NodeJS.Platform = process.platform): PlainSystem {
  if (platform === "win32") return new WindowsProcesses();
  return {
    lookMs: LOOK_MS,
    alwaysTells: true,
    groups: true,
    usage: usageOf,
    usageOfTree,
    killAll: async (pid, mark) => killAll(pid, mark),
    killLeft: async (pid, _, mark) => killAll(pid, mark),
    close: () => {},
  };
}
