import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { globSync } from "glob";
import { TOOL } from "../../base/host/roots";
import { BUNDLER_HASH, bundlerHash } from "../../bundle/host/recipe";
import { BUILT, builtPage } from "../../desk/host/build-page";
import { CLONE_ONLY } from "../../start/commands.cjs";
import { manifest } from "../manifest";
import { withPackedLinks } from "../packed-links";
import { licencesOf, putPrograms } from "./command-programs";
import { commonJs, type Put, putLibrary } from "./library-forms";
import { json, putToolFiles } from "./tool-files";

/** The types that problem.ts, generate.ts, check.ts and x.twin.ts name, and what these name. */
export const TYPES = [
  ...["problem", "program-files", "generator", "check-result"].map((name) => `problem/${name}`),
  "verify/twin",
  "verify/shape",
].map((name) => `scripts/${name}.ts`);

/** start.cjs itself uses it. */
const NEAREST = "scripts/base/nearest";

/** Writes the package anew into a folder; returns the number of its files and their bytes. */
export async function pack(into: string): Promise<{ files: number; sizeBytes: number }> {
  const texts = new Map<string, string>();
  const put: Put = (path, text) => {
    if (texts.has(path)) throw new Error(`${path} comes twice into the package`);
    texts.set(path, text);
  };
  const facts = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8"));
  put("package.json", json(manifest(facts)));
  putToolFiles(put);
  put(BUNDLER_HASH, bundlerHash());
  const page = await builtPage();
  for (const [name, text] of page.files) put(`${BUILT}/${name}`, text);
  put(`${BUILT}/LICENSES.txt`, licencesOf(page.modules));
  put(`${NEAREST}.js`, commonJs(readFileSync(join(TOOL, `${NEAREST}.ts`), "utf8")));
  const modules = globSync("lib/*/*.ts", { cwd: TOOL, posix: true });
  putLibrary([...modules, ...TYPES].sort(), put);
  await putPrograms(doors(), Object.keys(facts.dependencies), put);
  for (const [path, text] of texts) {
    if (/^(lib\/.*)?README\.md$/.test(path)) {
      texts.set(path, withPackedLinks(path, text, texts.keys()));
    }
  }
  rmSync(into, { recursive: true, force: true });
  let sizeBytes = 0;
  for (const [path, text] of texts) {
    const file = join(into, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    sizeBytes += Buffer.byteLength(text);
  }
  return { files: texts.size, sizeBytes };
}

/** The doors of the commands by their names. */
function doors(): Record<string, string> {
  const files = globSync("scripts/{*,judge/matrix}/*.command.ts", {
    cwd: TOOL,
    posix: true,
  }).sort();
  const named = files.map((file) => [basename(file, ".command.ts"), file] as const);
  return Object.fromEntries(named.filter(([name]) => !CLONE_ONLY.has(name)));
}
