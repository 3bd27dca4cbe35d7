import type { ReporterName } from "../../judge/reporters/reporters";
import type { Limits } from "../../runner/execution";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import { packageLimits } from "../packages/host/package-problem";
import type { ReadPackage } from "./read-packages";

/** What the command line says of judging a package. */
export interface PackageOptions {
  readonly run?: string;
  readonly submissions?: true;
  /** What reviews look for in a package. */
  readonly lint?: true;
  /** The testlib.h of programs that bring none. */
  readonly testlib?: string;
  readonly filter?: RegExp;
  readonly jobs: number;
  readonly failFast?: true;
  readonly time?: number;
  readonly memory?: number;
  readonly scale?: number;
  readonly limits: boolean;
  readonly sandbox: SandboxChoice;
  readonly reporter: ReporterName;
}

/** The limits of a package, changed as the command line says. */
export function limitsOf(
  { draft }: ReadPackage,
  { time, memory, scale = 1, limits }: PackageOptions,
  factor = 1,
): Limits {
  const usual = packageLimits(draft);
  return {
    ...usual,
    timeMs: limits ? (time ?? usual.timeMs * factor) * scale : Number.POSITIVE_INFINITY,
    memoryMiB: limits ? (memory ?? usual.memoryMiB) : Number.POSITIVE_INFINITY,
  };
}
