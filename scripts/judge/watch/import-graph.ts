/** Which file imports which, as their texts say; types alone do not count. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s*)?["'](\.[^"']+)["']/gm;

/** Paths are relative to the root, with "/" and ending in .ts. */
export function importGraph(texts: ReadonlyMap<string, string>): ImportGraph {
  const graph = new Map<string, readonly string[]>();
  for (const [path, text] of texts) {
    const folder = path.split("/").slice(0, -1);
    const imports = [...text.matchAll(IMPORT)].map((match) => resolved(folder, match[1]!));
    graph.set(path, imports);
  }
  return graph;
}

/** The given files and every file that imports one of them, directly or not. */
export function importers(graph: ImportGraph, changed: Iterable<string>): Set<string> {
  const reached = new Set(changed);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const [path, imports] of graph) {
      if (imports.some((imported) => reached.has(imported))) reached.add(path);
    }
  }
  return reached;
}

function resolved(folder: readonly string[], name: string): string {
  const parts = [...folder];
  for (const part of name.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return `${parts.join("/").replace(/\.[jt]s$/, "")}.ts`;
}
