/** A row of the table "By everyday name" in lib/README.md. */
export interface EverydayName {
  /** "DSU, union-find, union find" */
  readonly name: string;
  /** What does it, as Markdown with links into lib/. */
  readonly modules: string;
  /** lib/structure/disjoint-sets.ts, … */
  readonly paths: readonly string[];
}

/** The rows of lib/README.md's table "By everyday name". */
export function everydayNames(readme: string): EverydayName[] {
  const table = /^## By everyday name\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readme)?.[1] ?? "";
  const rows = [...table.matchAll(/^\| (?!name \|)([^|]+) \| (.+) \|$/gm)];
  return rows.map(([, name, modules]) => {
    const links = [...modules!.matchAll(/\]\(([^)#]+\.ts)\)/g)];
    return { name: name!, modules: modules!, paths: links.map(([, path]) => `lib/${path}`) };
  });
}

/** The names of one module: "DSU, union-find; disjoint sets with undo". */
export function namesOf(path: string, names: readonly EverydayName[]): string {
  return names
    .filter(({ paths }) => paths.includes(path))
    .map(({ name }) => name)
    .join("; ");
}
