import { readFileSync } from "node:fs";
import type { Execution, Limits } from "../../execution";
import type { PlainSystem } from "../plain-processes";
import { readAtMost, readTail, readWhole } from "../read-part";
import { sameBytes } from "../same-bytes";
import { isHeapFull } from "./plain-command";
import { type Place, sizeOf } from "./plain-place";
import type { Watched } from "./plain-watch";

const NONE = new Uint8Array();

/** How a program in tier D or E ended. */
export interface Ended {
  readonly exitCode?: number | undefined;
  readonly signal?: string | undefined;
  /** Why it could not be started: "spawn EAGAIN", and the code alone. */
  readonly originalMessage?: string | undefined;
  readonly code?: string | undefined;
  readonly wallMs: number;
  readonly isCancelled: boolean;
}

/** What was measured of it. */
export function executionOf(
  { exitCode, signal, originalMessage, code, wallMs, isCancelled }: Ended,
  watched: Watched,
  { output, errors, usage }: Place,
  { memoryMiB: mostMiB, outputBytes }: Limits,
  { alwaysTells, lookMs }: Pick<PlainSystem, "alwaysTells" | "lookMs">,
  expected?: string,
): Execution {
  const stderr = sizeOf(errors) > 0 ? readTail(errors) : "";
  const wholeStderr = readWhole(errors, sizeOf(errors), outputBytes + 1);
  const isFull = !alwaysTells && Number.isFinite(mostMiB) && exitCode !== 0 && isHeapFull(stderr);
  const stopped = watched.stopped ?? (isCancelled ? "cancelled" : isFull ? "memory" : undefined);
  const report = watched.stopped ? undefined : reported(usage);
  // A program that ended before the first sample has used no more than that.
  const sampledMs = alwaysTells ? (watched.cpuMs ?? lookMs) : watched.stopped && watched.cpuMs;
  const cpuMs = report?.cpuMs ?? sampledMs;
  const memoryMiB = report ? report.peakKiB / 1024 : watched.peakMiB;
  if (exitCode === undefined && signal === undefined && !stopped) {
    const message = `the program could not be started: ${originalMessage ?? "no reason given"}`;
    throw Object.assign(new Error(message), { code });
  }
  const same = expected !== undefined && exitCode === 0 && sameBytes(output, expected);
  const size = sizeOf(output);
  return {
    ...(same && { same }),
    exitCode: exitCode ?? 0,
    ...(signal !== undefined && { signal }),
    ...(stopped && { stopped }),
    timeMs: Math.min(cpuMs ?? wallMs, wallMs),
    ...(cpuMs === undefined && { clock: "wall" }),
    wallMs,
    idleMs: watched.idleMs,
    ...(memoryMiB !== undefined && { memoryMiB }),
    output: size > 0 ? readAtMost(output, Math.min(size, outputBytes + 1)) : NONE,
    flooded: Math.max(size, sizeOf(errors)) > outputBytes,
    stderr,
    ...(wholeStderr && { wholeStderr }),
  };
}

function reported(file: string): { cpuMs: number; peakKiB: number } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
