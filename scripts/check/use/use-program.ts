import { basename } from "node:path";
import { namedInUse } from "./names";

/** A Use line and the module on whose card it stands: "lib/range/fenwick-tree.ts". */
export interface Use {
  readonly path: string;
  readonly code: string;
}

/** Which module exports a name that Use lines take of the library: those of the file's own name come first. */
export function exporters(exported: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const of = new Map<string, string>();
  for (const isMain of [true, false]) {
    for (const [path, names] of exported) {
      const plain = basename(path, ".ts").replace(/[-.]/g, "");
      for (const name of names) {
        if (of.has(name) || (name.toLowerCase() === plain) !== isMain) continue;
        of.set(name, path);
      }
    }
  }
  return of;
}

/** The line as statements, behind what the names in it stand for, and the modules whose exports it names. */
export function statementsOf(
  { path, code }: Use,
  own: readonly string[],
  others: ReadonlyMap<string, string>,
): { source: string; imports: Map<string, string> } {
  const topic = path.split("/")[1]!;
  const declared = new Set(
    [
      ...code.matchAll(/\b(?:const|let|class|function) (?:\{([^}]*)\}|\[([^\]]*)\]|(\w+))/g),
    ].flatMap(([, fields, items, name]) => (fields ?? items ?? name)!.match(/\w+/g) ?? []),
  );
  const constants: string[] = [];
  const imports = new Map<string, string>();
  const seen = new Set<string>();
  const see = (text: string) => {
    for (const name of text
      .replace(/"[^"]*"|\.\w+|\b\w+:(?! \w+ =)/g, " ")
      .match(/\b[A-Za-z]\w*/g) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      const value = declared.has(name) ? undefined : namedInUse(topic, name);
      const from = own.includes(name) ? path : others.get(name);
      if (from !== undefined && !declared.has(name)) imports.set(name, from);
      else if (value !== undefined) {
        see(value);
        constants.push(`const ${name} = ${value};`);
      }
    }
  };
  see(code);
  return { source: [...constants, code].join("\n"), imports };
}
