import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { TOOL } from "../../base/host/roots";
import type { Put } from "./library-forms";

export function putToolFiles(put: Put): void {
  const paths = globSync(COPIED, { cwd: TOOL, posix: true, nodir: true, ignore: "**/*.test.ts" });
  for (const path of paths.sort()) put(path, read(path));
  put("CHANGELOG.md", read(".github/CHANGELOG.md"));
  // Bundles are laid out as in a clone, and users' files compiled.
  const { formatter } = JSON.parse(read("biome.json"));
  put("biome.json", json({ root: true, formatter }));
  const { compilerOptions, "ts-node": tsNode } = JSON.parse(read("tsconfig.json"));
  put("tsconfig.json", json({ compilerOptions, files: [], "ts-node": tsNode }));
}

/** What commands read or start at run time, at the same place as in a clone. */
const COPIED = [
  "LICENSE",
  "README.md",
  "lib/README.md",
  "lib/*/README.md",
  "scripts/{start,jb}.cjs",
  "scripts/start/*.cjs",
  "scripts/judge/host/prepare/*.cjs",
  "scripts/runner/host/plain/*.cjs",
  "scripts/runner/host/box/supervisor/*.[ch]",
  "scripts/stress/host/*.cjs",
  "scripts/problem/template/**",
  // Programs that exported packages hold: they are bundled with the user's own.
  "scripts/export/host/programs/*.ts",
  "scripts/export/host/programs/*.cpp",
  "scripts/judge/checkers/*.ts",
];

function read(path: string): string {
  return readFileSync(join(TOOL, path), "utf8");
}

export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
