import { runtimeName } from "../../targets/target";
import { targetNames, targets } from "../../targets/targets";

/** Every judge that takes JavaScript by its runtimes, Node from old to new, in one paragraph for README.md. */
export function targetsSection(): string {
  const judges = new Map<string, string[]>();
  for (const { title, runtime, otherRuntimes = [] } of targetNames.map((name) => targets[name])) {
    for (const used of [runtime, ...otherRuntimes]) {
      const name = runtimeName(used);
      judges.set(name, [...(judges.get(name) ?? []), used.assumed ? `${title}\\*` : title]);
    }
  }
  const lines = [...judges].map(([name, titles]) => `**${name}**: ${titles.join(", ")}`);
  const isNode = (line: string) => (line.startsWith("**Node") ? 0 : 1);
  lines.sort((a, b) => isNode(a) - isNode(b) || a.localeCompare(b, "en", { numeric: true }));
  return `${lines.join("; ")}. \\* assumed: the judge does not publish its version.`;
}
