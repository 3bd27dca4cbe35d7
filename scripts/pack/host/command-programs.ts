import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { TOOL } from "../../base/host/roots";
import { licenceNotice } from "../licence-notice";
import type { Put } from "./library-forms";

/** Where the programs of the commands lie, with the parts that they share. */
const PROGRAMS = "scripts/programs";

/** What every command loads comes into its program; of all other packages the user has his own. */
const BUNDLED = /^(commander|execa|glob|ts-blank-space)$/;

/**
 * The commands as programs of CommonJS, from the paths of their doors, which load the packages that
 * `dependencies` names.
 */
export async function putPrograms(
  doors: Readonly<Record<string, string>>,
  dependencies: readonly string[],
  put: Put,
): Promise<void> {
  const build = await rolldown({
    input: doors,
    cwd: TOOL,
    platform: "node",
    logLevel: "silent",
    external: (id, parent) =>
      id === "typescript" ||
      (/^[a-z@]/.test(id) && !BUNDLED.test(id) && !parent?.includes("node_modules")),
    plugins: [sourceFolders],
  });
  const { output } = await build.generate({
    format: "cjs",
    dynamicImportInCjs: false, // ES modules of packages too come by require, as in a clone
    entryFileNames: "commands/[name].cjs",
    chunkFileNames: "parts/[name]-[hash].cjs",
  });
  await build.close();
  const chunks = output.filter((part): part is OutputChunk => part.type === "chunk");
  const loaded = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const missing = loaded.filter((id) => /^[a-z@]/.test(id) && !isThere(id, chunks, dependencies));
  if (missing.length > 0) throw new Error(`no dependency is named: ${missing.join(", ")}`);
  for (const { fileName, code } of chunks) put(`${PROGRAMS}/${fileName}`, withoutPlaces(code));
  put(`${PROGRAMS}/LICENSES.txt`, licencesOf(chunks.flatMap(({ moduleIds }) => moduleIds)));
}

function isThere(id: string, chunks: readonly OutputChunk[], dependencies: readonly string[]) {
  return (
    isBuiltin(id) ||
    chunks.some(({ fileName }) => fileName === id) ||
    dependencies.some((name) => id === name || id.startsWith(`${name}/`))
  );
}

/** A module still finds the files beside its source: programs lie in a folder of scripts/programs. */
const sourceFolders: Plugin = {
  name: "source-folders",
  transform(code, id) {
    if (id.includes("node_modules") || !code.includes("__dirname")) return null;
    const folder = JSON.stringify(relative(TOOL, dirname(id)).replaceAll("\\", "/"));
    const line = `const __dirname = require("node:path").join(__filename, "../../../..", ${folder});`;
    return { code: `${line} ${code}`, map: null };
  },
};

/** The lines that name the source of each part: those of packages may lie anywhere on this machine. */
function withoutPlaces(code: string): string {
  return code.replace(/^\/\/#region .*node_modules\/(.*)$/gm, "//#region $1");
}

/** The licences of the packages from which these modules come. */
export function licencesOf(files: readonly string[]): string {
  const roots = files.flatMap(
    (id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? [],
  );
  const notices = [...new Set(roots)].sort().map((root) => {
    const file = readdirSync(root).find((name) => /^licen[cs]e/i.test(name));
    const facts = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    return licenceNotice(facts, file && readFileSync(join(root, file), "utf8"));
  });
  return notices.join("\n");
}
