import type { TargetName } from "../../problem/problem";
import { type Runtime, runtimeName } from "../../targets/target";
import { targetNames, targets } from "../../targets/targets";
import type { MatrixColumn } from "./matrix-cell";

/** A runtime of the matrix, and the target whose bundles are run for all its judges. */
export interface Column extends MatrixColumn {
  readonly program: Runtime;
  readonly target: TargetName;
}

/** Every runtime of every judge once, Node from old to new, then the others. */
export function runtimeColumns(): Column[] {
  const byRuntime = new Map<string, { program: Runtime; target: TargetName; judges: string[] }>();
  for (const target of targetNames) {
    const { title, runtime, otherRuntimes = [] } = targets[target];
    for (const program of [runtime, ...otherRuntimes]) {
      const name = runtimeName(program);
      const column = byRuntime.get(name) ?? { program, target, judges: [] };
      // The judge that takes the longest source is run for all.
      if (longest(target) > longest(column.target)) column.target = target;
      column.judges.push(program.assumed ? `${title}\\*` : title);
      byRuntime.set(name, column);
    }
  }
  const isNode = ({ program }: Pick<Column, "program">) => (program.name === "node" ? 0 : 1);
  const major = ({ program }: Pick<Column, "program">) => Number.parseInt(program.version, 10);
  return [...byRuntime]
    .map(([runtime, column]) => ({ runtime, ...column }))
    .sort((a, b) => isNode(a) - isNode(b) || major(a) - major(b));
}

function longest(target: TargetName): number {
  return targets[target].maxSourceBytes ?? Number.POSITIVE_INFINITY;
}
