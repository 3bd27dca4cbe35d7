import { type ImportGraph, importers } from "./import-graph";

// These files of a problem do not change a verdict.
const WITHOUT_EFFECT = /(^|\/)(wrong\/.*|(brute|generate|validate|view)\.ts|.*\.(test|bench)\.ts)$/;

/** The problems whose verdicts a change of these files may change, the last one changed first. */
export function touchedProblems(graph: ImportGraph, changed: readonly string[]): string[] {
  const slugs = new Set<string>();
  for (const path of [...changed].reverse()) {
    const [, slug] =
      /^(?:cases|\.contest)\/([^/]+)\/(?:cases\/)?[^/]+\.(?:in|out)$/.exec(path) ?? [];
    if (slug !== undefined) slugs.add(slug);
    if (WITHOUT_EFFECT.test(path) || !path.endsWith(".ts")) continue;
    for (const reached of importers(graph, [path])) {
      const [, owner, file] = /^(?:problems|\.contest)\/([^/]+)\/(.+)$/.exec(reached) ?? [];
      if (owner !== undefined && !WITHOUT_EFFECT.test(file!)) slugs.add(owner);
    }
  }
  return [...slugs];
}
