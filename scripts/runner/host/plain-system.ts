import { killAll, LOOK_MS, type Usage, usageOf, usageOfTree } from "./plain-processes";
import { WindowsProcesses } from "./windows-processes";

/** What tiers D and E ask of a system, where systems differ. */
export interface PlainSystem {
  /** How often the usage is sampled. */
  readonly lookMs: number;
  /** False where the system may not tell a usage; then the wall time counts. */
  readonly alwaysTells: boolean;
  /** Whether a program can lead a process group. */
  readonly groups: boolean;
  /** What a running program has used so far; undefined if the system does not tell. */
  usage(pid: number): Promise<Usage | undefined>;
  /** The same with all its descendants, where the system tells them. */
  usageOfTree(pid: number): Promise<Usage | undefined>;
  /** Kills a running program and what it has started. `mark` is in the environment of all these. */
  killAll(pid: number, mark: string): Promise<void>;
  /** Kills what an ended program has left; `isHeld`: its folder cannot be removed. */
  killLeft(pid: number, isHeld: boolean, mark: string): Promise<void>;
  close(): void;
}

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
