import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { TOOL } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";

// npm run check -- <slug> in a copy of the repository with two problems, of which one has faults.

const SOUND = "nim-game-1";
const FAULTY = "hidden-integer";
const root = testFolder();

beforeAll(() => {
  const isWanted = (path: string) => !/scripts\/(bench|site)\/|\.(test|verify)\.ts$/.test(path);
  for (const name of ["scripts", "lib", "package.json", "package-lock.json", "tsconfig.json"]) {
    cpSync(join(TOOL, name), join(root, name), { recursive: true, filter: isWanted });
  }
  const biome = JSON.parse(readFileSync(join(TOOL, "biome.json"), "utf8"));
  const settings = { ...biome, vcs: { enabled: false } };
  writeFileSync(join(root, "biome.json"), JSON.stringify(settings));
  for (const slug of [SOUND, FAULTY]) {
    for (const kind of ["problems", "cases"]) {
      mkdirSync(join(root, kind), { recursive: true });
      cpSync(join(TOOL, kind, slug), join(root, kind, slug), { recursive: true });
    }
  }
  symlinkSync(join(TOOL, "node_modules"), join(root, "node_modules"));
});

function check(slug: string): { status: number | null; text: string } {
  const env = { ...process.env, INIT_CWD: root, NO_COLOR: "1" };
  const words = [join(root, "scripts/start.cjs"), "check", slug];
  const run = spawnSync(process.execPath, words, { cwd: root, env, encoding: "utf8" });
  return { status: run.status, text: run.stdout + run.stderr };
}

/** Puts another text into a file of the faulty problem, until the next fault. */
function spoil(file: string, from: string, to: string): void {
  const [here, there] = [TOOL, root].map((folder) => join(folder, "problems", FAULTY, file));
  const text = readFileSync(here!, "utf8");
  expect(text).toContain(from);
  writeFileSync(there!, text.replace(from, to));
}

it("checks that problem alone: format and types, then its cases", { timeout: 240_000 }, () => {
  spoil("solution.ts", "let low = 1;", 'let low: number = "1";');
  const types = check(FAULTY);
  expect(types.text).toMatch(/problems\/hidden-integer\/solution\.ts.*TS2322/);
  expect(types.text).not.toContain("passed");
  expect(types.status).toBe(EXIT.notAccepted);
  const other = check(SOUND);
  expect(other.text).toMatch(/nim-game-1: \d+ cases/);
  expect(other.text).not.toContain(FAULTY);
  expect(other.status).toBe(EXIT.accepted);

  spoil("solution.ts", "let low = 1;", "let low  = 1;");
  spoil("validate.ts", "maxHidden", "maxHidden / 2");
  const cases = check(FAULTY);
  expect(cases.text).toMatch(/error: Biome .*\n {2}try: npm run format\n/);
  expect(cases.text).toMatch(/hidden-integer: \d+ cases, 2 wrong programs\n/);
  expect(cases.text).toMatch(/cases\/hidden-integer\/[\w-]+: the validator refuses it/);
  expect(cases.status).toBe(EXIT.notAccepted);
});
