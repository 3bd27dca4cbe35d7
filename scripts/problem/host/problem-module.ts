import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemFolder, problemPath, shownPath, TOOL } from "../../base/host/roots";
import { bracketDepth, MOST_BRACKETS } from "../bracket-depth";
import { problemFault } from "../problem-fault";
import { bounded } from "./bounded";
import { KeptFacts } from "./kept-facts";

/**
 * Loading takes milliseconds, on a busy machine a second or two; after this time the file is taken to
 * loop.
 */
const LOAD_MS = 30_000;

const keptFacts = new KeptFacts();

/** One export of one file of a problem's folder; undefined where the file does not exist. */
export function problemExport<T>(
  slug: string,
  file: string,
  name: string,
  limitMs = LOAD_MS,
): T | undefined {
  const path = join(problemFolder(slug), file);
  if (!existsSync(path)) return undefined;
  const shown = `${problemPath(slug)}/${file}`;
  const exported =
    name === "problem" && file === "problem.ts"
      ? facts(path, slug, limitMs)
      : loaded(path, shown, limitMs)[name];
  if (exported !== undefined) return exported as T;
  const others = Object.keys(loaded(path, shown, limitMs)).join(", ");
  throw new ExpectedError(
    `${shown} does not export ${name}`,
    others === "" ? `export ${name} from it` : `it exports ${others}`,
  );
}

/** All exports of a file, given by its absolute path, that belongs to no problem. */
export function fileExports(path: string): Readonly<Record<string, unknown>> {
  return loaded(path, shownPath(path), LOAD_MS);
}

/** What problem.ts exports, from before where its text is known. */
function facts(path: string, slug: string, limitMs: number): unknown {
  const shown = `${problemPath(slug)}/problem.ts`;
  const text = readFileSync(path, "utf8");
  const recalled = keptFacts.recall(text);
  const wasLoaded = require.cache[path] !== undefined; // maybe from an older text
  const exported = recalled ?? loaded(path, shown, limitMs).problem;
  const fault = exported === undefined ? undefined : problemFault(exported);
  if (fault !== undefined) {
    const hint = `what it must say is in ${shownPath(join(TOOL, "scripts/problem/problem.ts"))}`;
    throw new ExpectedError(`${shown}: ${fault}`, hint);
  }
  const isSure = recalled === undefined && !wasLoaded && readFileSync(path, "utf8") === text;
  if (isSure && exported !== undefined) keptFacts.keep(text, exported);
  return exported;
}

function loaded(path: string, shown: string, limitMs: number): Record<string, unknown> {
  // vitest does not let require() read TypeScript.
  if (!require.extensions[".ts"]) require("ts-node").register();
  if (require.cache[path]) return require(path);
  for (const name of new Set([basename(path), "problem.ts"])) {
    // which the others import
    refuseDeepBrackets(join(dirname(path), name), `${dirname(shown)}/${name}`);
  }
  try {
    // A compiler that is broken off while it starts would fail for all that come after.
    (require.extensions[".ts"] as { prepare?: (file: string) => void }).prepare?.(path);
    return bounded(`loading ${shown}`, limitMs, `look for a loop in ${shown}`, () => require(path));
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const why = loadFault(error instanceof Error ? error.message : String(error));
    throw new ExpectedError(`${shown} cannot be loaded: ${why}`, `npx ts-node ${shown}`);
  }
}

/** A source at which compilers run out of stack, where nothing could be reported any more. */
export function refuseDeepBrackets(path: string, shown: string): void {
  if (!existsSync(path) || bracketDepth(readFileSync(path, "utf8")) <= MOST_BRACKETS) return;
  const fault = `${shown} has more than ${MOST_BRACKETS} brackets inside one another`;
  throw new ExpectedError(fault, "build such a value with a loop");
}

/** Of a compiler's picture of the place, with a stack of its own, the message and the place. */
function loadFault(message: string): string {
  const place = /,-\[(.+?:\d+:\d+)\]/.exec(message)?.[1];
  if (place === undefined) return message;
  const first = message.trim().split("\n")[0]!.replace(/^x\s+/, "");
  return `${first} (${shownPath(place)})`;
}
