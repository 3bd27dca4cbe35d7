import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { TOOL, WORKSPACE } from "../../base/host/roots";

/** What a workspace's files take from judgebench's own packages, as fields of a tsconfig.json. */
interface LinkedTypes {
  readonly typeRoots: readonly string[];
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** The files that the workspace's tsconfig.json names. */
  readonly files: readonly string[];
}

/**
 * Where judgebench is linked, or lies apart as by pnpm, no folder at or above the workspace has the types that
 * it brings: those of Node, and fast-check. Undefined where npm has put them there.
 */
export async function linkedTypes(): Promise<LinkedTypes | undefined> {
  if (WORKSPACE === TOOL || placeOf("@types/node", WORKSPACE) !== undefined) return undefined;
  const node = placeOf("@types/node", TOOL);
  if (node === undefined) return undefined;
  const { default: ts } = await import("typescript"); // it takes a while to load
  const { config } = ts.readConfigFile(join(WORKSPACE, "tsconfig.json"), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, WORKSPACE);
  const from = join(TOOL, "any.ts"); // a file of CommonJS, as a workspace's are
  const { resolvedModule } = ts.resolveModuleName("fast-check", from, options, ts.sys);
  return {
    typeRoots: [join(WORKSPACE, "node_modules/@types"), dirname(node)],
    paths: resolvedModule ? { "fast-check": [resolvedModule.resolvedFileName] } : {},
    files: fileNames,
  };
}

/** The folder of a package as files of `from` find it. */
function placeOf(name: string, from: string): string | undefined {
  const places = createRequire(join(from, "any.js")).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((place) => existsSync(place));
}
