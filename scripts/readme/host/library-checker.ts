import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { TOOL } from "../../base/host/roots";
import { TOPICS } from "../topics";

/** Problems of Library Checker, counted on 7 January 2026. */
const ALL = 251;
/** Those that no program solves yet. */
const LEFT = [
  "dynamic_point_set_rectangle_affine_rectangle_sum",
  "sum_of_multiplicative_function_large",
];

/** Which of Library Checker's problems the verify programs solve, for lib/README.md. */
export function libraryCheckerSection(): string {
  const solved = new Map<string, string>();
  for (const path of globSync("lib/*/proof/*.verify.ts", { cwd: TOOL, posix: true }).sort()) {
    const text = readFileSync(join(TOOL, path), "utf8");
    const id = /judge\.yosupo\.jp\/problem\/(\w+)/.exec(text)?.[1];
    if (id !== undefined && !solved.has(id)) solved.set(id, path.slice("lib/".length));
  }
  const left = LEFT.filter((id) => !solved.has(id));
  if (solved.size + left.length !== ALL) {
    throw new Error(`${solved.size} solved problems and ${left.length} others are not ${ALL}`);
  }
  const lines = Object.keys(TOPICS).flatMap((topic) => {
    const topicModules = [...solved].filter(([, path]) => path.startsWith(`${topic}/`)).sort();
    const links = topicModules.map(([id, path]) => `[${id}](${path})`);
    return links.length > 0 ? [`- **${topic}** ${links.length}: ${links.join(", ")}`] : [];
  });
  const missing = left.map((id) => `\`${id}\``).join(", ");
  const notYet = missing === "" ? "" : `; not yet: ${missing}`;
  return `${solved.size} of ${ALL} have a verify program${notYet}.\n\n${lines.join("\n")}`;
}
