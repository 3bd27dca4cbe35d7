import { existsSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemFolder, problemPath } from "../../base/host/repository";
import { bounded } from "./bounded";

/** Loading takes milliseconds, on a busy machine a second or two; then the file does not end. */
const LOAD_MS = 30_000;

/** One export of one file of a problem's folder; undefined where the file does not exist. */
export function problemExport<T>(
  slug: string,
  file: string,
  name: string,
  limitMs = LOAD_MS,
): T | undefined {
  const path = join(problemFolder(slug), file);
  if (!existsSync(path)) return undefined;
  const exported: unknown = loaded(path, `${problemPath(slug)}/${file}`, limitMs)[name];
  if (exported !== undefined) return exported as T;
  throw new ExpectedError(
    `${problemPath(slug)}/${file} does not export ${name}`,
    `export it as problems/knight-moves/${file} does`,
  );
}

function loaded(path: string, shown: string, limitMs: number): Record<string, unknown> {
  // Under vitest require() cannot read TypeScript yet.
  if (!require.extensions[".ts"]) require("ts-node").register();
  if (require.cache[path]) return require(path);
  try {
    return bounded(`loading ${shown}`, limitMs, `look for a loop in ${shown}`, () => require(path));
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new ExpectedError(`${shown} cannot be loaded: ${why}`, `npx ts-node ${shown}`);
  }
}
