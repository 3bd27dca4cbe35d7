import { spawn } from "node:child_process";
import { basename } from "node:path";
import { plainSystem } from "../../../runner/host/plain/plain-system";
import { firstBytes } from "./first-bytes";
import { HAS_GROUPS, killGroup } from "./kill-group";
import { watchUse } from "./watched-use";

/** How long a compiler may compute, and how long it may take beside others. */
export interface CompileBounds {
  readonly cpuMs: number;
  readonly wallMs: number;
}

export const USUAL_BOUNDS: CompileBounds = { cpuMs: 60_000, wallMs: 600_000 };

export interface CompilerFault {
  /** In one line. */
  readonly message: string;
  /** The beginning of what it wrote. */
  readonly said: string;
}

/** What a compiler complains of; undefined when it succeeds. Throws where it was kept from running too long. */
export async function compilerFault(
  [program, ...args]: readonly string[],
  cwd: string,
  { cpuMs, wallMs }: CompileBounds = USUAL_BOUNDS,
): Promise<CompilerFault | undefined> {
  const stdio = ["ignore", "ignore", "pipe"] as const;
  const child = spawn(program!, args, { cwd, stdio: [...stdio], detached: HAS_GROUPS });
  const text = firstBytes(child.stderr!, () => killGroup(child));
  const system = plainSystem();
  let end: "slow" | "late" | undefined;
  const stop = (why: typeof end) => {
    end ??= why;
    killGroup(child);
  };
  const usage = () => system.usageOfTree(child.pid ?? 0);
  const watched = watchUse([usage], system.lookMs, ({ cpuMs: [usedMs = 0] }) => {
    if (usedMs > cpuMs) stop("slow");
  });
  const late = setTimeout(() => stop("late"), wallMs);
  const code = await new Promise<number | string | null>((done) => {
    child.on("error", () => done(`there is no ${program} here`));
    child.on("close", (status, signal) => done(signal ?? status));
  });
  clearTimeout(late);
  watched.end();
  system.close();
  const said = text.text().slice(0, 10_000);
  if (typeof code === "string" && code.startsWith("there is no")) return { message: code, said };
  if (end === "late") {
    const waited = `${basename(program!)} did not end within ${wallMs / 1000} s`;
    throw new Error(`${waited}, of which others may have had the most: nothing is known of it`);
  }
  if (code === 0) return undefined;
  if (end === "slow") {
    return { message: `it does not compile: more than ${cpuMs / 1000} s of CPU time`, said: "" };
  }
  const line = /(?:fatal )?error: .*/.exec(said)?.[0] ?? said.trim().split("\n")[0];
  return { message: `it does not compile: ${line || `${program} ended with ${code}`}`, said };
}
