import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import { Guard } from "./guard";
import { PlainRunner } from "./plain-runner";

const LIMITS = { timeMs: 60_000, memoryMiB: 512, outputBytes: 1_000_000 };
const WAIT = { timeout: 150_000 };

function program(code: string) {
  const file = join(testFolder({ "program.js": code }), "program.js");
  return { argv: [process.execPath, file], readable: [file], files: [file], sha256: code };
}

function processesWith(mark: string): number[] {
  const lines = execFileSync("ps", ["-axww", "-o", "pid=,command="], { encoding: "utf8" });
  return lines
    .split("\n")
    .filter((line) => line.includes(mark))
    .map((line) => Number.parseInt(line, 10));
}

it.for([
  "D",
  "E",
])("kill -9 of the judge ends its program in tier %s, and the scratch folder goes", async (tier, {
  skip,
}) => {
  skip(process.platform === "win32", "Windows has no such shell");
  const folder = testFolder();
  const file = program("setInterval(() => {}, 1e6);").argv[1]!;
  const args = ["scripts/start.cjs", "judge", "knight-moves", "-f", "^sample-1$", "--no-cache"];
  const run = ["--time", "60000", "--sandbox", tier, "--run", `node ${file}`];
  const env = { ...process.env, TMPDIR: folder };
  const judge = spawn(process.execPath, [...args, ...run], { env, stdio: "ignore" });
  const isRunning = () => processesWith(file).some((pid) => pid !== judge.pid);
  await expect.poll(isRunning, WAIT).toBe(true);
  await pause(100); // so that the guard has heard of it
  judge.kill("SIGKILL");
  await expect.poll(() => processesWith(file), WAIT).toEqual([]);
  await expect.poll(() => readdirSync(folder), WAIT).toEqual([]);
});

it("without /proc, as on macOS, the guard finds programs of other sessions by ps", async ({
  skip,
}) => {
  skip(process.platform === "win32", "Windows has no such shell");
  const folder = testFolder();
  const code = "setInterval(() => {}, 1e6)";
  const options = { detached: true, stdio: "ignore", env: { HOME: `${folder}/0/box` } } as const;
  const left = spawn(process.execPath, ["-e", code], options);
  const ended = new Promise((done) => left.once("exit", done));
  // What ps -axEww prints on macOS, where -E adds the environment.
  const bin = testFolder();
  const line = `  ${left.pid} node -e ${code} HOME=${folder}/0/box`;
  writeFileSync(join(bin, "ps"), `#!/bin/sh\necho '${line}'\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  const guard = new Guard(folder, { platform: "darwin", proc: "/no/proc" });
  vi.unstubAllEnvs();
  await guard.close();
  await ended;
  expect(existsSync(folder)).toBe(false);
});

it.each([
  true,
  false,
])("a program cannot write to its case through its stdin, permissions %s", async (permissions) => {
  const input = join(testFolder({ "case.in": "3 4\n" }), "case.in");
  const runner = new PlainRunner(permissions);
  const code = `const fs = require("fs");
for (const file of ["/dev/stdin", "/proc/self/fd/0", "/dev/fd/0"]) {
  try { fs.writeFileSync(file, "5 6\\n"); } catch {}
}
try { fs.writeFileSync(fs.readlinkSync("/proc/self/fd/0"), "5 6\\n"); } catch {}`;
  try {
    await runner.run(program(code), input, LIMITS);
    expect(readFileSync(input, "utf8")).toBe("3 4\n");
  } finally {
    await runner.close();
  }
  expect(existsSync(runner.folder)).toBe(false);
});

it("a program reads /dev/stdin in tier D", async () => {
  const runner = new PlainRunner(true);
  const code = 'process.stdout.write(require("fs").readFileSync("/dev/stdin", "utf8"));';
  try {
    const input = join(testFolder({ "case.in": "3 4\n" }), "case.in");
    const { exitCode, output, stderr } = await runner.run(program(code), input, LIMITS);
    const text = Buffer.from(output).toString();
    expect({ exitCode, text, stderr }).toEqual({ exitCode: 0, text: "3 4\n", stderr: "" });
  } finally {
    await runner.close();
  }
});
