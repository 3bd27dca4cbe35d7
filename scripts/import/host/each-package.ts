import { rmSync } from "node:fs";
import { onInterruption } from "../../base/host/interruption";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { type LaidOut, layOut } from "../packages/host/package-problem";
import type { PackageOptions } from "./package-options";
import type { ReadPackage } from "./read-packages";

/** A package that lies in a folder of its own while it is worked on. */
export interface OpenPackage {
  readonly read: ReadPackage;
  readonly laidOut: LaidOut;
  readonly host: OpenJudgeHost;
  readonly interrupted: AbortSignal;
}

/** Lays one package after the other out for `work`; returns the signal that Ctrl-C gives. */
export async function eachPackage(
  packages: readonly ReadPackage[],
  { sandbox }: PackageOptions,
  work: (open: OpenPackage) => Promise<void>,
): Promise<AbortSignal> {
  const opening = openJudgeHost({ sandbox, forget: "all" });
  const interrupted = onInterruption(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  try {
    for (const read of packages) {
      const laidOut = layOut(read.name, read.draft);
      try {
        await work({ read, laidOut, host, interrupted });
      } finally {
        rmSync(laidOut.folder, { recursive: true, force: true });
      }
    }
  } finally {
    await host.close();
  }
  return interrupted;
}
