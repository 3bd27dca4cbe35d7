import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PlainRunner } from "../../../runner/host/plain/plain-runner";
import { testFolder } from "../../../testing/test-folder";
import { runtimeStack, stackWarning, targetProgram } from "./target-program";

const folder = testFolder();

const limits = { timeMs: 20_000, memoryMiB: 1024, outputBytes: 2 ** 20 };

function bundleOf(name: string, code: string) {
  const file = join(folder, `${name}.js`);
  writeFileSync(file, code);
  return { file, code, sources: [], sha256: name };
}

async function outputOf(code: string, target: "atcoder" | undefined, permissions = false) {
  const input = join(folder, "empty");
  writeFileSync(input, "");
  const runner = new PlainRunner(permissions);
  try {
    const program = targetProgram(bundleOf("deep", code), target, limits.memoryMiB);
    const run = await runner.run(program, input, limits);
    return `${Buffer.from(run.output).toString()}${run.stderr}`;
  } finally {
    await runner.close();
  }
}

describe("AtCoder", () => {
  const deep = "const f = (k) => (k === 0 ? 0 : 1 + f(k - 1)); console.log(f(200000));";
  const hard =
    process.platform === "win32"
      ? "0"
      : execFileSync("/bin/sh", ["-c", "ulimit -H -s"], { encoding: "utf8" }).trim();
  const canGrow = hard === "unlimited" || Number(hard) > 100_000;

  test.runIf(canGrow).each([false, true])("runs 200,000 frames, permissions %s", async (held) => {
    expect(await outputOf(deep, "atcoder", held)).toBe("200000\n");
    expect(await outputOf(deep, undefined, held)).toContain("RangeError");
  });

  test("gives its two arguments, and others give none", async () => {
    const told = "console.log(process.argv.slice(2).join());";
    expect(await outputOf(told, "atcoder")).toBe("ONLINE_JUDGE,ATCODER\n");
    expect(await outputOf(told, undefined)).toBe("\n");
  });
});

test.each([
  ["node", 1024, Number.POSITIVE_INFINITY, ["--stack-size=1048576"]],
  ["node", 1024, 65_520, ["--stack-size=64496"]],
  ["node", 256, 1_048_576, ["--stack-size=262144"]],
  ["node", 1024, 0, []],
  ["deno", 1024, Number.POSITIVE_INFINITY, ["--v8-flags=--stack-size=1048576"]],
  ["deno", 1024, 65_520, ["--v8-flags=--stack-size=64496"]],
  ["bun", 1024, Number.POSITIVE_INFINITY, []],
])("%s, a stack of %i MiB where %d KiB can be had: %j", (name, memoryMiB, hardKiB, flags) => {
  expect(runtimeStack([`/opt/${name}`, "run"], memoryMiB, hardKiB)).toEqual(flags);
});

test("a run says where the judge has more stack for these problems", () => {
  expect(stackWarning("atcoder", 1024, 65_520)).toContain("here it is at most 63 MiB");
  expect(stackWarning("atcoder", 1024, 0)).toContain("here it is about 1 MiB");
  expect(stackWarning("atcoder", 1024, Number.POSITIVE_INFINITY)).toBeUndefined();
  expect(stackWarning("atcoder", 32, 65_520)).toBeUndefined();
  expect(stackWarning("atcoder", 64, 65_520)).toContain("at most 63 MiB");
  expect(stackWarning("dmoj", 1024, 0)).toBeUndefined();
});
