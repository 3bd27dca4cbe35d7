import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import { makeCase } from "./generate-cases";

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

const large = (generator: string) => ({ from: "generator", generator, seed: 1 }) as const;

it("breaks off a generator that takes all memory", ({ skip }) => {
  skip(process.platform === "win32", "a signal to oneself ends the process there");
  expect(() => makeCase(SLUG, "large-2", large("greedy"), 60_000)).toThrow(
    /large-2: generate\.ts takes more than 1024 MiB of memory$/,
  );
  // What went over its limit says nothing of what comes after it.
  expect(() => makeCase(SLUG, "large-1", large("endless"), 300)).toThrow(/within 0\.3 s$/);
});

it("says on Windows why it ends, where memory is full", () => {
  const code = `
    require("ts-node").register();
    const { bounded } = require("./scripts/problem/host/bounded.ts");
    Object.defineProperty(process, "platform", { value: "win32" });
    const grow = () => { for (const all = []; ; ) all.push(new Array(1e6).fill(1)); };
    bounded("generate.ts", 60_000, "", grow, 64);`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", code], {
    cwd: WORKSPACE,
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/^error: a part of the problem takes too much memory/);
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
    cwd: WORKSPACE,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), 60_000);
  expect(await ended).toEqual([null, signal]);
  clearTimeout(late);
});
