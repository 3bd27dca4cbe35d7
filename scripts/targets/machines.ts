import type { TargetName } from "../problem/problem";
import { type Runtime, runtimeName, type Target } from "./target";
import { targetNames, targets } from "./targets";

type OtherName = Exclude<Runtime["name"], "node">;
/** The Node of a machine that is no judge's: "node-20.20.2". */
type NodeName = `node-${string}`;

/** What a bundle is made for: a judge, a judge under another runtime of its form, or a Node by its version. */
export type MachineName = TargetName | `${TargetName}-${OtherName}` | NodeName;

const machines = new Map<string, Target>(targetNames.flatMap(runtimesOf));

/** All that `--for` takes: judges, and judges with another runtime. */
export const machineNames = [...machines.keys()] as MachineName[];

export function nodeNamed(version: string): NodeName {
  return `node-${version}`;
}

export function isNode(name: string): name is NodeName {
  return name.startsWith("node-");
}

export function isMachine(name: string): name is MachineName {
  return machines.has(name);
}

export function machine(name: MachineName): Target {
  return machines.get(name) ?? nodeMachine(name.slice("node-".length));
}

/** The bytes of a source as the judge's form counts them. */
export function sourceSize(code: string, name: MachineName): number {
  const isCrlf = machine(name).formLineEnd === "CRLF";
  return new TextEncoder().encode(isCrlf ? code.replace(/\r?\n/g, "\r\n") : code).length;
}

/** The judge of a machine; undefined for a Node of no judge. */
export function judgeOf(name: MachineName): TargetName | undefined {
  const judge = name.replace(/-(?:bun|deno)$/, "");
  return targetNames.find((target) => target === judge);
}

/** The words with which a command names it. */
export function machineWords(name: MachineName): string[] {
  const judge = judgeOf(name);
  if (judge === undefined) return [];
  return judge === name
    ? ["--for", name]
    : ["--for", judge, "--runtime", machine(name).runtime.name];
}

/** The names of a judge with each of its runtimes. */
export function machinesOf(judge: TargetName): MachineName[] {
  return machineNames.filter((name) => judgeOf(name) === judge);
}

function runtimesOf(judge: TargetName): [string, Target][] {
  const target = targets[judge];
  const others = (target.otherRuntimes ?? []).map((other): [string, Target] => {
    const { name } = other.runtime;
    const title = `${target.title} (${name === "bun" ? "Bun" : "Deno"})`;
    return [`${judge}-${name}`, { ...target, ...other, title }];
  });
  return [[judge, target], ...others];
}

function nodeMachine(version: string): Target {
  const runtime: Runtime = { name: "node", version };
  return {
    title: runtimeName(runtime),
    runtime,
    syntax: Number.parseInt(version, 10) < 23 ? "es2023" : "es2025",
    module: "script",
    webAssembly: "memory",
    stdin: "a file or a pipe",
    notes: [],
    problemPage: () => undefined,
    submitPage: () => undefined,
  };
}
