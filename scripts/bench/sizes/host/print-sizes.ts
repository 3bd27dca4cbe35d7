import type { TargetName } from "../../../problem/problem";
import { type ModuleSize, sizeTable } from "../size-table";
import { moduleSizes, sizedModules } from "./module-sizes";

/** The sizes of the modules that the words name; without words of all. */
export async function printSizes(
  words: readonly string[],
  target: TargetName,
  say: (text: string) => void,
): Promise<void> {
  const sizes: ModuleSize[] = [];
  for await (const size of moduleSizes(sizedModules(words), target)) sizes.push(size);
  say(sizeTable(sizes));
}
