import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import type { PlainSystem } from "../plain-processes";
import { environment } from "../scratch-folder";
import { PlainRunner } from "./plain-runner";
import { plainSystem } from "./plain-system";

const folder = testFolder();
const INPUT = join(folder, "case.in");
writeFileSync(INPUT, "3 4\n");
const LIMITS = { timeMs: 1000, memoryMiB: 64, outputBytes: 1_000_000 };

/** A system that tells nothing, as Windows without PowerShell. */
const SILENT: PlainSystem = Object.assign(plainSystem(), {
  alwaysTells: false,
  usage: async () => undefined,
});

function program(code: string) {
  const file = join(folder, `${Math.random()}.js`);
  writeFileSync(file, code);
  return { argv: [process.execPath, file], readable: [file], files: [file], sha256: code };
}

async function ran(code: string, runner: PlainRunner, files = {}, limits = LIMITS) {
  try {
    return await runner.run(program(code), INPUT, limits, undefined, files);
  } finally {
    await runner.close();
  }
}

it("waits at its close until killed programs have ended", async () => {
  const slow = Object.assign(plainSystem(), {
    killAll: async (pid: number) => {
      await pause(200); // as taskkill takes
      process.kill(pid, "SIGKILL");
    },
  });
  const runner = new PlainRunner(false, slow);
  let ended = false;
  const run = runner.run(program("setInterval(() => {}, 1e6);"), INPUT, LIMITS);
  run.then(() => {
    ended = true;
  });
  await pause(300);
  await runner.close();
  expect(ended).toBe(true);
  expect((await run).stopped).toBe("cancelled");
  expect(existsSync(runner.folder)).toBe(false);
});

it.skipIf(process.platform !== "linux")("starts later what something holds", async () => {
  const file = join(folder, "held");
  writeFileSync(file, "#!/bin/sh\nread line\necho $line\n", { mode: 0o700 });
  const held = openSync(file, "r+"); // Linux starts nothing that is open for writing
  const own = { argv: [file], readable: [file], files: [file], sha256: "" };
  const runner = new PlainRunner(false);
  const run = runner.run(own, INPUT, LIMITS);
  await pause(150);
  closeSync(held);
  expect(Buffer.from((await run).output).toString()).toBe("3 4\n");
  await runner.close();
});

it("says why a program could not be started", async () => {
  const own = { argv: ["/no/such"], readable: [], files: [], sha256: "" };
  const runner = new PlainRunner(false);
  const message = "the program could not be started: spawn /no/such ENOENT";
  await expect(runner.run(own, INPUT, LIMITS)).rejects.toThrow(message);
  await runner.close();
});

it("does not wait for a killed program that does not end", async () => {
  const warnings = vi.spyOn(process, "emitWarning").mockReturnValue();
  const nothing = async () => {};
  const system = Object.assign(plainSystem(), { killAll: nothing, killLeft: nothing });
  const runner = new PlainRunner(false, system, 300);
  const limits = { ...LIMITS, timeMs: 200 };
  const execution = await runner.run(program("for (;;);"), INPUT, limits);
  expect(execution).toMatchObject({ stopped: "time", exitCode: 0 });
  const [, pid] = /^process (\d+) was killed, but has not ended$/.exec(
    String(warnings.mock.calls[0]),
  )!;
  expect(process.kill(Number(pid), 0)).toBe(true);
  process.kill(Number(pid), "SIGKILL");
  await runner.close();
  warnings.mockRestore();
});

it("the wall time counts where the system tells nothing, and the end of the heap is MLE", async () => {
  const wall = await ran("setTimeout(() => {}, 1e6);", new PlainRunner(false, SILENT));
  expect(wall).toMatchObject({ stopped: "time", clock: "wall" });
  const leak = "const all = []; for (;;) all.push(new Array(1e5).fill(1));";
  const limits = { ...LIMITS, timeMs: 60_000 }; // a slow machine takes seconds to fill the heap
  expect((await ran(leak, new PlainRunner(false, SILENT), {}, limits)).stopped).toBe("memory");
  const reported = await ran("", new PlainRunner(false, SILENT));
  expect(reported).toMatchObject({ exitCode: 0 });
  expect(reported).not.toHaveProperty("clock");
});

it("where the system tells nothing, a program that talks may take ten times its limit", async () => {
  const runner = new PlainRunner(false, SILENT);
  const waits = 'process.stdin.once("data", () => process.exit(7));';
  const limits = { ...LIMITS, timeMs: 200 };
  const talked = await runner.converse(program(waits), limits, ({ toProgram }) => {
    setTimeout(() => toProgram.write("late\n"), 2000); // more than three times it, and a second
  });
  await runner.close();
  expect(talked).toMatchObject({ exitCode: 7 });
  expect(talked.stopped).toBeUndefined();
});

it("programs with files work in tier D where TMPDIR is a link, as on macOS", async () => {
  mkdirSync(join(folder, "real"));
  symlinkSync(join(folder, "real"), join(folder, "link"));
  vi.stubEnv("TMPDIR", join(folder, "link"));
  const code = 'const fs = require("fs"); fs.writeFileSync("a.out", fs.readFileSync("a.in"));';
  const runner = new PlainRunner(true);
  const files = { input: "a.in", output: "a.out" };
  const { exitCode, output, stderr } = await ran(code, runner, files);
  vi.unstubAllEnvs();
  const text = Buffer.from(output).toString();
  expect({ exitCode, text, stderr }).toEqual({ exitCode: 0, text: "3 4\n", stderr: "" });
});

it("on Windows a program has the user's PATH, where MinGW's libraries lie", () => {
  const path = "C:\\Windows;C:\\mingw64\\bin";
  expect(environment("C:\\box", "win32", path)).toContain(`PATH=${path}`);
  for (const platform of ["linux", "darwin"] as const) {
    expect(environment("/box", platform, "/home/me/bin").join()).not.toContain("/home/me");
  }
});

it("on macOS the peak of an old Node, in bytes, counts as that of a newer one", () => {
  const before = join(folder, "mac.cjs");
  const code = `const fs = require("fs"); const { readFileSync } = fs;
    fs.readFileSync = (path, ...rest) => {
      if (/^.proc/.test(path)) throw new Error("macOS has none");
      return readFileSync(path, ...rest);
    };
    const maxRSS = process.memoryUsage().rss * 2 / (process.env.OLD ? 1 : 1024);
    process.resourceUsage = () => ({ maxRSS });`;
  writeFileSync(before, code);
  const usage = join(__dirname, "report-usage.cjs");
  const args = ["--require", before, "--require", usage, "-e", "0"];
  const peaks = ["", "1"].map((OLD) => {
    const stdio = ["ignore", "ignore", "inherit", "pipe"] as const;
    const { output } = spawnSync(process.execPath, args, {
      env: { ...process.env, OLD },
      stdio: [...stdio],
      encoding: "utf8",
    });
    return JSON.parse(output[3]!).peakKiB / 1024;
  });
  for (const peakMiB of peaks) expect(peakMiB).toSatisfy((it: number) => it > 20 && it < 1000);
});

it.each([
  'fs.readFileSync("/dev/stdin", "utf8")',
  'fs.readFileSync(fs.openSync("/dev/stdin", "r"), "utf8")',
])("on Windows /dev/stdin is descriptor 0: %s", (read) => {
  // The permission model refuses the file itself.
  const before = join(folder, "windows.cjs");
  writeFileSync(before, 'Object.defineProperty(process, "platform", { value: "win32" });');
  const file = join(folder, "reads.cjs");
  writeFileSync(file, `const fs = require("fs"); process.stdout.write(${read});`);
  const usage = join(__dirname, "report-usage.cjs");
  const flag = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission";
  const allowed = [before, usage, file].map((path) => `--allow-fs-read=${path}`);
  const args = [flag, ...allowed, "--no-warnings", "--require", before, "--require", usage, file];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    input: "3 4\n",
    encoding: "utf8",
  });
  expect({ stdout, stderr }).toEqual({ stdout: "3 4\n", stderr: "" });
});
