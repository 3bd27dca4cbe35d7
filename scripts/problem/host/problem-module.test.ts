import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { makeCase, oracle } from "./generate-cases";
import { problemExport } from "./problem-module";

const LOOP = 'require("node:fs").writeSync(1, "begun\\n");\nfor (;;);\n';
const FILES = {
  "problem.ts": `${LOOP}export const problem = {};\n`,
  "generate.ts": `export const generators = {
      endless: () => { for (;;); },
      greedy: () => { for (const parts: Uint8Array[] = []; ; ) parts.push(new Uint8Array(1 << 20).fill(1)); },
      leaves: () => process.exit(0),
      catches: () => { try { process.exit(7); } catch { return "1\\n"; } },
    };\n`,
};
const folder = testFolder(FILES, "endless-", join(WORKSPACE, ".cache"));
const SLUG = `../.cache/${basename(folder)}`;

it("breaks off a problem.ts that never ends", () => {
  expect(() => problemExport(SLUG, "problem.ts", "problem", 300)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/problem\.ts did not end within 0\.3 s$/),
      hint: expect.stringMatching(/^look for a loop in .*problem\.ts$/),
    }),
  );
});

it("compiles a problem.ts before the time for its loading begins", () => {
  const { ".ts": hook } = require.extensions;
  const compiled = new Set<string>();
  const load = (module: NodeModule, file: string) => {
    const code = compiled.has(file) ? "exports.x = 7;" : "for (;;);";
    (module as NodeModule & { _compile(code: string, file: string): void })._compile(code, file);
  };
  require.extensions[".ts"] = Object.assign(load, {
    prepare: (file: string) => compiled.add(file),
  });
  try {
    writeFileSync(join(folder, "check.ts"), "");
    expect(problemExport(SLUG, "check.ts", "x", 5000)).toBe(7);
  } finally {
    require.extensions[".ts"] = hook;
  }
});

it("breaks off a generator that never ends", () => {
  const origin = { from: "generator", generator: "endless", seed: 1 } as const;
  expect(() => makeCase(SLUG, "large-1", origin, 300)).toThrow(
    /large-1: generate\.ts did not end within 0\.3 s$/,
  );
});

it.each([
  ["empty", "", /problem\.ts does not export problem$/],
  ["bare", "export const problem = {};", /problem\.ts: title must be a text, got nothing$/],
  ["half", 'export const problem = { title: "Half" };', /timeLimitMs must be a number/],
  ["unfinished", "export const problem = {", /cannot be loaded: Unexpected [^\n]*:1:\d+\)$/],
  ["throws", "throw new Error('no');", /problem\.ts cannot be loaded: no$/],
  ["leaves", "process.exit(0);", /problem\.ts calls process\.exit\(0\)$/],
  [
    "deep",
    `export const x = ${"[".repeat(20_000)}${"]".repeat(20_000)};`,
    /more than 2000 brackets/,
  ],
])("names what is wrong with a problem.ts: %s", (name, code, message) => {
  writeFiles(join(folder, name), { "problem.ts": code });
  expect(() => problemExport(`${SLUG}/${name}`, "problem.ts", "problem")).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message), hint: expect.any(String) }),
  );
});

it("refuses a problem.ts of too many brackets before another file imports it", () => {
  const view = 'import "./problem"; export const view = 1;';
  writeFiles(join(folder, "deeper"), { "problem.ts": "(".repeat(20_000), "view.ts": view });
  expect(() => problemExport(`${SLUG}/deeper`, "view.ts", "view")).toThrow(
    /deeper\/problem\.ts has more than 2000 brackets inside one another$/,
  );
});

const large = (generator: string) => ({ from: "generator", generator, seed: 1 }) as const;

it.each([
  ["leaves", /large-3: generate\.ts calls process\.exit\(0\)$/],
  ["catches", /large-3: generate\.ts calls process\.exit\(7\)$/],
])("refuses a generator that ends the process: %s", (generator, message) => {
  expect(() => makeCase(SLUG, "large-3", large(generator))).toThrow(message);
});

it.each([
  ["exits", "process.exit(0);", /brute\.ts calls process\.exit\(0\)$/],
  ["exits when called", "export const solve = () => process.exit(0);", /brute\.ts calls process/],
  ["empty", "", /brute\.ts does not export solve$/],
  [
    "broken",
    "export const solve = {",
    /brute\.ts cannot be loaded: Unexpected [^\n]* \(.*:1:\d+\)$/,
  ],
])("names a brute.ts that is %s", (name, code, message) => {
  const slug = `${SLUG}/${name}`;
  writeFiles(join(folder, name), { "brute.ts": code });
  expect(() => oracle(slug)(new Uint8Array())).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message), hint: expect.any(String) }),
  );
});
