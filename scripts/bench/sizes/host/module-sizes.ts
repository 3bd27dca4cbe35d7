import { globSync } from "glob";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { TOOL } from "../../../base/host/roots";
import { systemHints } from "../../../base/host/system-hints";
import type { TargetName } from "../../../problem/problem";
import { MODULE_BYTES, type ModuleSize, POWER_SERIES_BYTES } from "../size-table";
import { moduleSize } from "./module-size";

export const POWER_SERIES = ["inverse", "log", "exp", "pow", "sqrt"].map(
  (name) => `lib/polynomial/series-${name}.ts`,
);

/** Nobody submits the assembler or pictures, and reading and writing are in every program. */
const NOT_ALONE = /^lib\/(io|draw|wasm)\//;

/** The modules of lib/ that the words name by name, path or topic; all without words. */
export function sizedModules(words: readonly string[]): string[] {
  const all = globSync("lib/*/*.ts", { cwd: TOOL, posix: true }).sort();
  const paths = all.filter((path) => /^[^.]+\.ts$/.test(path) && !NOT_ALONE.test(path));
  if (words.length === 0) return paths;
  return words.flatMap((word) => {
    const stem = word.replace(/^\.?\/?lib\//, "").replace(/(\.ts|\/)$/, "");
    const named = paths.filter(
      (path) => `/${path}`.includes(`/${stem}.ts`) || path.split("/")[1] === stem,
    );
    if (named.length > 0) return named;
    throw new ExpectedError(
      `no module or topic "${word}" in lib/`,
      systemHints().list("lib"),
      EXIT.nothingMatched,
    );
  });
}

/** What each module weighs alone, and the five power series together where one of them is among these. */
export async function* moduleSizes(
  paths: readonly string[],
  target: TargetName,
): AsyncGenerator<ModuleSize> {
  for (const name of paths) {
    yield { name, bytes: await moduleSize([name], target), most: MODULE_BYTES };
  }
  if (!POWER_SERIES.some((path) => paths.includes(path))) return;
  const bytes = await moduleSize(POWER_SERIES, target);
  yield { name: "the five power series together", bytes, most: POWER_SERIES_BYTES };
}
