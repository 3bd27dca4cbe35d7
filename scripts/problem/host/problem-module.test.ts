import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../../base/host/repository";
import { makeCase } from "./generate-cases";
import { problemExport } from "./problem-module";

const FOLDER = `.cache/endless-${process.pid}`;
const SLUG = `../${FOLDER}`;
const folder = join(ROOT, FOLDER);

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const loop = 'require("node:fs").writeSync(1, "begun\\n");\nfor (;;);\n';
  writeFileSync(join(folder, "problem.ts"), `${loop}export const problem = {};\n`);
  const generators = "{ endless: () => { for (;;); } }";
  writeFileSync(join(folder, "generate.ts"), `export const generators = ${generators};\n`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("breaks off a problem.ts that never ends", () => {
  expect(() => problemExport(SLUG, "problem.ts", "problem", 300)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/problem\.ts did not end within 0\.3 s$/),
      hint: expect.stringMatching(/^look for a loop in .*problem\.ts$/),
    }),
  );
});

it("breaks off a generator that never ends", () => {
  const origin = { from: "generator", generator: "endless", seed: 1 } as const;
  expect(() => makeCase(SLUG, "large-1", origin, 300)).toThrow(
    /large-1: generate\.ts did not end within 0\.3 s$/,
  );
});

it.each([
  "SIGINT",
  "SIGTERM",
] as const)("lets %s end a problem.ts that never ends", async (signal) => {
  const code = `
    require("ts-node").register();
    const { onInterruption } = require("./scripts/base/host/interruption.ts");
    const { problemExport } = require("./scripts/problem/host/problem-module.ts");
    onInterruption(() => {});
    problemExport(${JSON.stringify(SLUG)}, "problem.ts", "problem");`;
  const child = spawn(process.execPath, ["-e", code], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), 5000);
  expect(await ended).toEqual([null, signal]);
  clearTimeout(late);
}, 20_000);
