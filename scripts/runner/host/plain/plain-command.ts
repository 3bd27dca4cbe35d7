import { basename, join } from "node:path";
import type { Program } from "../program";

const USAGE = join(__dirname, "report-usage.cjs");
/** Node aborts with this on stderr where its heap is full. */
const HEAP_IS_FULL = /JavaScript heap out of memory/;

type Started = Pick<Program, "argv" | "readable" | "lacksDevStdin">;

interface Start {
  /** Whether Node's permission model is wanted: tier D. */
  readonly permissions: boolean;
  readonly input: string;
  readonly box: string;
  /** V8's heap ends here, where the system does not tell a program's memory at once. */
  readonly heapMiB?: number;
}

/** Whether the permission model holds a program: it is this Node's own. */
function isPermitted({ argv }: Pick<Program, "argv">): boolean {
  return argv[0] === process.execPath;
}

/** Raises the soft limit of the stack, as the supervisor of tiers A to C does, and becomes the program. */
const RAISED = ["/bin/sh", "-c", 'ulimit -S -s "$(ulimit -H -s)" 2>/dev/null; exec "$@"', "sh"];

/** The command of a program; one that asks for a larger stack than usual gets it, where it can be had. */
export function plainCommand(program: Started, start: Start): string[] {
  const command = nodeCommand(program, start);
  const isDeep = program.argv.some((word) => /^(--v8-flags=)?--stack-size=/.test(word));
  return isDeep && process.platform !== "win32" ? [...RAISED, ...command] : command;
}

/**
 * The command of a program. Every Node loads a file that reports at the end what the program used; this
 * Node also takes the permission model.
 */
function nodeCommand(
  { argv, readable, lacksDevStdin }: Started,
  { permissions, input, box, heapMiB = Number.POSITIVE_INFINITY }: Start,
): string[] {
  const [runtime, ...args] = argv;
  if (!/^node(\.exe)?$/i.test(basename(runtime!))) return [...argv];
  const heap = Number.isFinite(heapMiB) ? [`--max-old-space-size=${Math.ceil(heapMiB)}`] : [];
  const preload = [...heap, "--require", USAGE, ...args];
  if (!permissions || !isPermitted({ argv })) return [runtime!, ...preload];
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const flag = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  const stdin = lacksDevStdin ? [] : ["/dev/stdin", "/proc/self/fd/0"];
  // Node 20 aborts at a folder that is named twice.
  const read = new Set([...readable, USAGE, input, ...stdin, box, "/proc/self/status"]);
  const written = [box, "/dev/stdout", "/dev/stderr"];
  return [
    runtime!,
    flag ? "--permission" : "--experimental-permission",
    ...[...read].map((path) => `--allow-fs-read=${path}`),
    ...written.map((path) => `--allow-fs-write=${path}`),
    "--no-warnings",
    ...preload,
  ];
}

export function isHeapFull(stderr: string): boolean {
  return HEAP_IS_FULL.test(stderr);
}
