import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import { runChecker } from "./checker-program";
import { isIsolating, isolated } from "./isolated";

const folder = testFolder();
const own = testFolder();
chmodSync(folder, 0o755);
afterAll(() => {
  for (const place of [folder, own]) rmSync(place, { recursive: true, force: true });
});

function run(script: string) {
  const [program, ...args] = isolated(["/bin/sh", "-c", script], [own]);
  return spawnSync(program!, args, { encoding: "utf8" });
}

describe("a program of a package", () => {
  beforeEach((context) => context.skip(!isIsolating(), "bubblewrap does not work here"));

  it("writes to its own folder only", () => {
    run(`echo x > ${folder}/x; echo x > ${own}/x; echo x > $TMPDIR/y`);
    const written = [join(folder, "x"), join(own, "x"), join(own, "y")].map((file) =>
      existsSync(file),
    );
    expect(written).toEqual([false, true, true]);
  });

  it("has no network and sees no other processes, and keeps its exit code", () => {
    const { status, stdout } = run(
      "cat /proc/net/dev | wc -l; ls /proc | grep -c '^[0-9]'; exit 42",
    );
    const [interfaces, processes] = stdout.split("\n").map(Number);
    expect(status).toBe(42);
    expect(interfaces).toBeLessThanOrEqual(3); // two lines of headings, and the loopback
    expect(processes).toBeLessThan(8);
  });

  it("is ended with all that it started when it is late", async () => {
    const mark = join(own, "late");
    const script = `sleep 2 && echo x > ${mark} & sleep 60`;
    const start = async (...folders: [string, ...string[]]) =>
      isolated(["/bin/sh", "-c", script], folders);
    const files = { input: __filename, expected: __filename };
    const comparison = { files, output: new Uint8Array() };
    const checker = { convention: "icpc", flags: [], start } as const;
    await expect(runChecker(checker, comparison, own, 300)).rejects.toThrow("did not end within");
    await new Promise((done) => setTimeout(done, 2500));
    expect(existsSync(mark)).toBe(false);
  });
});

it("leaves its message and the next pass where the judge finds them", async () => {
  const script = 'echo "not so" > "$2/judgemessage.txt"; cat > "$2/nextpass.in"; exit 43';
  const file = join(folder, "in");
  writeFileSync(file, "1\n");
  const start = async (...folders: [string, ...string[]]) =>
    isolated(["/bin/sh", "-c", script], folders);
  const checker = { convention: "icpc", flags: [], start } as const;
  const files = { input: file, expected: file };
  const output = new TextEncoder().encode("5\n");
  expect(await runChecker(checker, { files, output }, own)).toEqual({
    verdict: "WA",
    message: "not so",
  });
  expect(readFileSync(join(own, "feedback/nextpass.in"), "utf8")).toBe("5\n");
});
