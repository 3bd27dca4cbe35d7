import type { Import } from "./imports";

/** Programs for a judge, views, and the lab: the roots of rule 7. */
const ROOTS =
  /^(problems\/[^/]+\/(solution|view|generate|validate)\.tsx?|lib\/[a-z]+\/proof\/[a-z0-9-]+\.verify\.ts|scripts\/(draw|lab|site)\/.*(?<!\.test)\.ts)$/;

const MODULE = /^lib\/[a-z]+\/[a-z0-9-]+\.ts$/;

/** Modules of lib/ that none of these programs imports, itself or through other modules. */
export function unjudgedModules(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const reached = new Set<string>();
  const open = [...imports.keys()].filter((path) => ROOTS.test(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const { path: imported, typeOnly } of imports.get(path) ?? []) {
      if (!typeOnly && imports.has(`${imported}.ts`)) open.push(`${imported}.ts`);
    }
  }
  return [...imports.keys()].filter((path) => MODULE.test(path) && !reached.has(path)).sort();
}
