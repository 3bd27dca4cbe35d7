import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Script } from "node:vm";
import { globSync } from "glob";
import { TOOL } from "../../../base/host/roots";
import type { Attempt } from "../explore";
import type { Evaluate } from "../kinds";

/** All modules of lib, from the root of the repository. */
export const MODULES = globSync("lib/*/*.ts", { cwd: TOOL, posix: true }).sort();

/** Exports that have not the name of their file. */
const OTHERS: Readonly<Record<string, string>> = { undirectedCsr: "lib/graph/csr.ts" };

type Exports = Readonly<Record<string, unknown>>;

const modules = new Map<string, string>(
  MODULES.map((path) => [basename(path, ".ts").replace(/[-.]/g, ""), path]),
);

/** The text of a module as it was written: the mutation tester runs a copy with all its changes inside. */
export const textOf = (path: string) =>
  readFileSync(join(process.env.MUTATE_ORIGINALS ?? TOOL, path), "utf8");
export const load = async (path: string) => (await import(join(TOOL, path))) as Exports;

/** What source text can name: the exports of a module, and what values.ts makes arguments of. */
export async function scopeOf(path: string, named: string): Promise<Exports> {
  const scope: Record<string, unknown> = { again, twice };
  for (const name of new Set(named.match(/\b[A-Za-z]\w+(?=\()/g))) {
    const from = OTHERS[name] ?? modules.get(name.toLowerCase());
    if (from) scope[name] = (await load(from))[name];
  }
  return { ...scope, ...(await load(path)) };
}

function again(times: number, object: unknown, call: (object: unknown) => void): void {
  for (let time = 0; time < times; time++) call(object);
}

/** What an object's method gives when it is called twice, and the object then. */
function twice(object: unknown, call: (object: unknown) => unknown): unknown[] {
  return [call(object), call(object), object];
}

/** Evaluates calls in a scope. Calls that begin with an entry of `unsafe` are not made: they answer with it. */
export function attemptsIn(scope: Exports, unsafe: readonly string[]): Attempt {
  const evaluate = evaluationsIn(scope, unsafe);
  return (source) => evaluate(source).error;
}

export function evaluationsIn(scope: Exports, unsafe: readonly string[]): Evaluate {
  const names = Object.keys(scope);
  const values = Object.values(scope);
  return (source) => {
    const never = unsafe.find((call) => source.includes(call));
    if (never) return { error: never };
    try {
      return { value: new Function(...names, `return (${source});`)(...values) };
    } catch (error) {
      const { name, message } = error as Error;
      return { error: `${name}: ${message}` };
    }
  };
}

const call = new Script("libraryCall()");
const holder = globalThis as { libraryCall?: () => unknown };

/** Runs a function that may never return: vm is the one way to stop it. Throws ERR_SCRIPT_EXECUTION_TIMEOUT. */
export function within<T>(milliseconds: number, run: () => T): T {
  holder.libraryCall = run;
  try {
    return call.runInThisContext({ timeout: milliseconds }) as T;
  } finally {
    delete holder.libraryCall;
  }
}
