import { type Lack, wholly } from "../runner/lacks";
import type { Sandbox } from "../runner/sandbox-tier";
import { neededScale, slowness } from "../runner/slowness";

/** What a machine offers. */
export interface Machine {
  readonly version: string;
  readonly node: string;
  readonly tool: string;
  readonly isClone: boolean;
  /** Undefined where no package.json names judgebench. */
  readonly workspace: string | undefined;
  /** Another workspace in which this one lies. */
  readonly above: string | undefined;
  readonly cache: string;
  readonly sandbox: Pick<Sandbox, "tier" | "means" | "accounts"> & {
    /** What keeps better tiers away, by their names. */
    readonly lacks: readonly (readonly [tiers: string, lack: Lack])[];
    readonly ungrouped?: Lack;
  };
  /** Compilers in the PATH: cc, c++. */
  readonly compilers: readonly string[];
  /** What takes a text for the clipboard. */
  readonly clipboard: string | undefined;
  /** Ports on which the browser's extension can be heard, and those of other programs. */
  readonly ports: readonly number[];
  readonly taken: readonly number[];
  /** Our own commands that have one: "jb desk of contests (http://127.0.0.1:4410)". */
  readonly holders: readonly string[];
  /** CPU time of an empty program. */
  readonly emptyMs: number;
  readonly cores: number;
  /** Of Windows' console; undefined elsewhere. */
  readonly codePage: number | undefined;
}

/** What the README's first commands take on CORES cores where an empty program takes 20 ms. */
const CLONE_MINUTES = { "npm run judge": 0.6, "npm test": 1 };
const CORES = 2;
const UTF8 = 65_001;
const NAME_COLUMNS = 11;
const MOST_COLUMNS = 80;

/**
 * Eleven lines: a name and what stands behind it. There are more where a better sandbox is missing, with what
 * mends that, where a console is not UTF-8, and where a text is too long for a line. A path or a command is never
 * broken.
 */
export function doctorText(machine: Machine, columns = MOST_COLUMNS): string {
  const width = Math.min(columns, MOST_COLUMNS) - NAME_COLUMNS;
  const joined = (parts: readonly string[]) => joinedTo(width, parts);
  const wrapped = (text: string) => joined(text.split(" "));
  const { version, node, tool, isClone, workspace, above, cache, sandbox } = machine;
  const { compilers, clipboard, codePage } = machine;
  const nearer =
    above === undefined ? [] : [`(nearer than ${above},`, "which names judgebench too)"];
  const isOwn = workspace === undefined || cache.startsWith(workspace);
  const without = "none: C++ checkers, exported validators and sandbox tiers A to C need one";
  const tier = [sandbox.tier, sandbox.accounts].filter(Boolean).join(", ");
  // Node writes to a console itself in UTF-16; what goes through a pipe is read in its code page.
  const isUtf8 = codePage === undefined || codePage === UTF8;
  const page = `code page ${codePage}; for letters beyond ASCII in pipes, as to more: chcp ${UTF8}`;
  const entries: readonly (readonly [string, readonly string[]])[] = [
    ["judgebench", [`${version}, ${isClone ? "a clone" : "installed"}`]],
    ["Node", [node]],
    ["tool", [tool]],
    ["workspace", joined(workspace === undefined ? ["none: jb init"] : [workspace, ...nearer])],
    ["cache", joined(isOwn ? [cache] : [cache, "(the workspace cannot be written)"])],
    ["sandbox", [...wrapped(`${tier}: ${sandbox.means}`), ...sandboxLines(sandbox, wrapped)]],
    ["speed", wrapped(speedText(machine))],
    ["compiler", wrapped(compilers.length > 0 ? compilers.join(", ") : without)],
    ["clipboard", wrapped(clipboard ?? "none: submit prints the file to paste (xclip, wl-copy)")],
    ["browser", wrapped(browserText(machine))],
    ...(isUtf8 ? [] : [["console", wrapped(page)] as const]),
  ];
  return entries
    .flatMap(([name, lines]) => lines.map((line, at) => [at === 0 ? name : "", line] as const))
    .map(([name, line]) => `${name.padEnd(NAME_COLUMNS)}${line}\n`)
    .join("");
}

function sandboxLines(
  { lacks, ungrouped }: Machine["sandbox"],
  wrapped: (text: string) => string[],
): string[] {
  const all = [
    ...lacks.map(([tiers, lack]) => [`not ${tiers}: `, lack] as const),
    ...(ungrouped === undefined ? [] : [["", ungrouped] as const]),
  ];
  const lines = all.flatMap(([name, lack]) => {
    const [reason, ...rest] = wholly(lack);
    return [...wrapped(name + reason), ...rest.map((line) => `  ${line}`)];
  });
  return lacks.length > 0 ? lines : ["no better tier exists", ...lines];
}

/** The lines after the first stand in a little; a part that is longer stands alone. */
function joinedTo(width: number, parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of parts) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= width;
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
}

function speedText({ emptyMs, cores, isClone }: Machine): string {
  const scale = neededScale(emptyMs);
  const advice = scale === undefined ? "" : `, a slow machine: judge with --scale ${scale}`;
  const factor = slowness(emptyMs) * (CORES / cores);
  const minutes = (usual: number) => Math.max(1, Math.round(usual * factor));
  const steps = Object.entries(CLONE_MINUTES).map(([step, usual]) => `${step} ${minutes(usual)}`);
  const times = isClone ? `; minutes at first: ${steps.join(", ")}` : "";
  return `an empty program takes ${emptyMs.toFixed(0)} ms${advice}${times}`;
}

/** Where Competitive Companion's button would be heard, and who has its other ports. */
function browserText({ ports, taken, holders }: Machine): string {
  const by = holders.length > 0 ? ` by ${holders.join(", ")}` : " by other programs";
  const held = taken.length > 0 ? `${taken.join(", ")} taken${by}` : "";
  if (ports.length > 0) return [`ports ${ports.join(", ")}`, held].filter(Boolean).join("; ");
  return `no port is free for Competitive Companion: ${held}`;
}
