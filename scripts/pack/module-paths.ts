import { dirname, join, relative } from "node:path/posix";

/**
 * Where a module lies in the forms of the library, without its ending: lib/graph/csr.ts is graph/csr, the
 * types of scripts/problem/problem.ts are problem/problem, those of a twin are verify/twin and verify/shape. Undefined for
 * all that is not published.
 */
export function publishedPath(path: string): string | undefined {
  return /^(?:lib|scripts(?=\/problem\/|\/verify\/(?:twin|shape(?:-[a-z]+)?)\.))\/([a-z]+\/[a-z0-9.-]+)\.ts$/.exec(
    path,
  )?.[1];
}

/** The text of a module with its relative imports as they are there: `ending` is ".mjs", or nothing. */
export function withPublishedImports(text: string, from: string, ending: string): string {
  const folder = dirname(publishedPath(from)!);
  return text.replace(IMPORTED, (_whole, before: string, name: string) => {
    const target = publishedPath(`${join(dirname(from), name)}.ts`);
    if (target === undefined) throw new Error(`${from} imports ${name}, which is not published`);
    const path = relative(folder, target);
    return `${before}"${path.startsWith(".") ? path : `./${path}`}${ending}"`;
  });
}

/** What stands before a relative path in an import, an export or a require, and the path. */
const IMPORTED = /(\b(?:from |import |(?:import|require)\())"(\.{1,2}\/[^"\n]+)"/g;
