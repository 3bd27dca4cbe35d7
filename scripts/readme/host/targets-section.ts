import { judgeOf, machine, machineNames } from "../../targets/machines";
import { runtimeName } from "../../targets/target";

/** Every judge that takes JavaScript by its runtimes, Node from old to new, in one paragraph for README.md. */
export function targetsSection(): string {
  const judges = new Map<string, string[]>();
  for (const machineName of machineNames) {
    const used = machine(machineName).runtime;
    const { title } = machine(judgeOf(machineName)!);
    const name = runtimeName(used);
    judges.set(name, [...(judges.get(name) ?? []), used.assumed ? `${title}\\*` : title]);
  }
  const lines = [...judges].map(([name, titles]) => `**${name}**: ${titles.join(", ")}`);
  const isNode = (line: string) => (line.startsWith("**Node") ? 0 : 1);
  lines.sort((a, b) => isNode(a) - isNode(b) || a.localeCompare(b, "en", { numeric: true }));
  return `${lines.join("; ")}. \\* assumed: the judge does not publish its version.`;
}
