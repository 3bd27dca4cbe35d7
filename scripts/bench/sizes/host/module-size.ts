import { makeBundle } from "../../../bundle/host/make-bundle";
import { readSource } from "../../../bundle/host/recipe";
import type { Read } from "../../../bundle/read/read";
import { parseSource } from "../../../bundle/read/read-sources";
import { withoutComments } from "../../../bundle/syntax/without-comments";
import type { TargetName } from "../../../problem/problem";
import { sizeProgram, withoutUses } from "../size-program";

/** There is no such file: its text is made. */
const PROGRAM = "problems/size-of-modules/solution.ts";

/** What modules of lib/ weigh together in a bundle that uses all of them and nothing else. */
export async function moduleSize(
  paths: readonly string[],
  target: TargetName,
  readFile: Read = readSource,
): Promise<number> {
  return Buffer.byteLength(await moduleCode(paths, target, readFile));
}

/** That bundle without comments and without the line that uses the modules. */
export async function moduleCode(
  paths: readonly string[],
  target: TargetName,
  readFile: Read = readSource,
): Promise<string> {
  const modules = paths.map((path) => ({
    source: parseSource(path, readFile(path)!),
    name: `../../${path.slice(0, -".ts".length)}`,
  }));
  const text = sizeProgram(modules);
  if (text === "") return "";
  const { code } = await makeBundle({
    program: PROGRAM,
    target,
    min: false,
    problem: undefined,
    read: (path) => (path === PROGRAM ? text : readFile(path)),
    commitOf: async () => "",
  });
  return withoutUses(withoutComments(code));
}
