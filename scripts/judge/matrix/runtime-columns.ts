import { judgeOf, type MachineName, machine, machineNames } from "../../targets/machines";
import { type Runtime, runtimeName } from "../../targets/target";
import type { MatrixColumn } from "./matrix-cell";

/** A runtime of the matrix, and the target whose bundles are run for all its judges. */
export interface Column extends MatrixColumn {
  readonly program: Runtime;
  readonly target: MachineName;
}

/** Every runtime of every judge that npm has once, Node from old to new, then the others. */
export function runtimeColumns(): Column[] {
  const byRuntime = new Map<string, { program: Runtime; target: MachineName; judges: string[] }>();
  for (const target of machineNames) {
    const program = machine(target).runtime;
    if (program.lacksBinary) continue;
    const { title } = machine(judgeOf(target)!);
    const name = runtimeName(program);
    const column = byRuntime.get(name) ?? { program, target, judges: [] };
    // The judge that takes the longest source is run for all.
    if (longest(target) > longest(column.target)) column.target = target;
    column.judges.push(program.assumed ? `${title}\\*` : title);
    byRuntime.set(name, column);
  }
  const isNode = ({ program }: Pick<Column, "program">) => (program.name === "node" ? 0 : 1);
  const major = ({ program }: Pick<Column, "program">) => Number.parseInt(program.version, 10);
  return [...byRuntime]
    .map(([runtime, column]) => ({ runtime, ...column }))
    .sort((a, b) => isNode(a) - isNode(b) || major(a) - major(b));
}

function longest(target: MachineName): number {
  return machine(target).maxSourceBytes ?? Number.POSITIVE_INFINITY;
}
