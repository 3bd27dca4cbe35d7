import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diskFault, isDiskFault } from "../../../base/host/disk-fault";
import { WORKSPACE } from "../../../base/host/roots";
import type { CheckResult } from "../../../problem/check-result";
import { findCases } from "../../../problem/host/find-cases";
import { BoxRunner } from "../../../runner/host/box/box-runner";
import { emptyProgram } from "../../../runner/host/program";
import { requireSpace, runFolder } from "../../../runner/host/scratch-folder";
import { testFolder } from "../../../testing/test-folder";
import type { Comparison } from "../../judged";
import { programChecker } from "../check/checker-program";
import { guarded } from "../check/compare";
import { prepareProblem } from "../prepare/prepare-problem";
import { openJudgeHost } from "./open-judge-host";
import { VerdictStore, verdictFile } from "./verdict-store";

// Bad set-ups: each is reported clearly, and the rest is judged.

const bytes = (text: string) => new TextEncoder().encode(text);
const isRoot = process.getuid?.() === 0;
const HERE = join(WORKSPACE, "package.json");

mkdirSync(join(WORKSPACE, ".cache"), { recursive: true });
const folder = testFolder();

function casesWith(name: string, make: (at: (file: string) => string) => void) {
  const cases = join(folder, "cases", name);
  mkdirSync(cases, { recursive: true });
  for (const file of ["good.in", "good.out"]) writeFileSync(join(cases, file), "");
  make((file) => join(cases, file));
  return findCases(name, cases);
}

describe("cases", () => {
  type Make = (at: (file: string) => string) => void;
  const empty: Make = (at) => writeFileSync(at("x.out"), "");
  const closed: Make = (at) => {
    writeFileSync(at("x.in"), "");
    chmodSync(at("x.in"), 0);
  };
  it.each<[string, Make, RegExp | undefined]>([
    ["other-half", empty, /x\.in is missing$/],
    ["closed", closed, isRoot ? undefined : /x\.in cannot be read \(EACCES\)$/],
    ["folder", (at) => mkdirSync(at("x.in")), /x\.in is a folder$/],
    ["dangling", (at) => symlinkSync("/none", at("x.in")), /x\.in cannot be read \(ENOENT\)$/],
    ["link-out", (at) => symlinkSync(HERE, at("x.in")), /link out of cases\/, to .*package\.json$/],
  ])("%s: reported, and the good one is judged", (name, make, message) => {
    const { cases, troubles } = casesWith(name, (at) => {
      make(at);
      empty(at);
    });
    expect(cases.map(({ name }) => name)).toContain("good");
    if (message) expect(troubles.map((trouble) => trouble.message).join()).toMatch(message);
  });

  it("an empty folder is reported, and one that cannot be read", () => {
    mkdirSync(join(folder, "cases", "empty"), { recursive: true });
    expect(findCases("empty", join(folder, "cases", "empty")).troubles).toEqual([
      { message: "cases/empty has no cases yet", hint: "npm run case empty -- --sample" },
    ]);
    symlinkSync(join(folder, "cases", "loop"), join(folder, "cases", "loop"));
    expect(findCases("loop", join(folder, "cases", "loop")).troubles).toEqual([
      { message: "cases/loop cannot be read (ELOOP)", hint: "ls -ld cases/loop" },
    ]);
  });
});

describe("checkers that fail", () => {
  const comparison: Comparison = {
    files: { input: join(WORKSPACE, "package.json"), expected: join(WORKSPACE, "package.json") },
    input: bytes(""),
    expected: bytes("a"),
    output: bytes("b"),
  };
  const check = (run: () => unknown, ms = 1000) => guarded(run as () => CheckResult, ms);

  it.each([
    ["crashes", () => check(() => JSON.parse("nonsense")), /^check\.ts failed: /],
    [
      "hangs",
      () =>
        check(() => {
          for (;;);
        }, 50),
      /^check\.ts failed: .*timed out/,
    ],
    ["says nonsense", () => check(() => "yes"), /expected a verdict and a message, found "yes"/],
    [
      "gives no points",
      () => check(() => ({ verdict: "AC", points: Number.NaN })),
      /"points":null/,
    ],
    ["invents a verdict", () => check(() => ({ verdict: "OK" })), /found \{"verdict":"OK"\}/],
  ])("own: %s", (_, run, message) => {
    expect(run).toThrow(message);
  });

  it("own: an accepted output may have points", () => {
    expect(check(() => ({ verdict: "AC", points: 2.5, more: 1 }))).toEqual({
      verdict: "AC",
      points: 2.5,
    });
  });

  const program = (convention: "testlib" | "icpc", script: string, longestMs?: number) => {
    const command = ["sh", "-c", script] as const;
    const choice = convention === "icpc" ? { icpc: command } : { testlib: command };
    const { compare } = programChecker("knight-moves", choice, longestMs);
    return compare(comparison) as Promise<CheckResult>;
  };

  it("a checker that hangs is killed with its children", async () => {
    const hangs = program("testlib", "sleep 30 & sleep 30; exit 0", 200);
    await expect(hangs).rejects.toThrow("the checker did not end within 0.2 s");
  });

  it("a checker that floods its output is a judge error", async () => {
    const floods = program("testlib", "yes nonsense >&2");
    await expect(floods).rejects.toThrow("the checker was killed");
  });

  it("a checker may say more than is kept of it", async () => {
    const long = program("testlib", "echo why >&2; head -c 500000 /dev/zero >&2 || exit 9; exit 1");
    expect(await long).toEqual({ verdict: "WA", message: "why" });
  });

  it.each([
    ["testlib", "exit 0", { verdict: "AC" }],
    [
      "testlib",
      "echo wrong answer 2nd word >&2; exit 1",
      { verdict: "WA", message: "wrong answer 2nd word" },
    ],
    ["testlib", "exit 2", { verdict: "PE", message: "the checker gave no reason" }],
    ["icpc", "exit 42", { verdict: "AC" }],
    ["icpc", 'echo line 3 > "$2/judgemessage.txt"; exit 43', { verdict: "WA", message: "line 3" }],
  ] as const)("%s: %s", async (convention, script, result) => {
    expect(await program(convention, script)).toEqual(result);
  });

  it.each([
    [
      "testlib",
      "echo jury has no answer >&2; exit 3",
      "the checker ended with exit code 3: jury has no answer",
    ],
    ["icpc", "exit 0", "the checker ended with exit code 0"],
    ["icpc", "kill -9 $$", "the checker was killed"],
  ] as const)("%s, a judge error: %s", async (convention, script, message) => {
    await expect(program(convention, script)).rejects.toThrow(message);
  });
});

describe("the rest", () => {
  it("a missing scratch folder is reported", () => {
    const before = process.env.TMPDIR;
    process.env.TMPDIR = join(folder, "not-there");
    try {
      expect(runFolder).toThrow(/^no scratch folder: ENOENT/);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });

  it("a scratch folder that cannot be filled is reported, and removed", async () => {
    const before = process.env.TMPDIR;
    process.env.TMPDIR = mkdtempSync(join(folder, "tmp-"));
    const place = process.env.TMPDIR;
    try {
      const runner = new BoxRunner(join(folder, "no-supervisor"), "C");
      const limits = { timeMs: 100, memoryMiB: 100, outputBytes: 100 };
      await expect(
        runner.run(emptyProgram(), join(WORKSPACE, "package.json"), limits),
      ).rejects.toThrow(/^no scratch folder: ENOENT/);
      expect(readdirSync(place)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });

  it.each([
    [
      "EACCES",
      join(WORKSPACE, ".cache", "supervisor"),
      /^\.cache.supervisor cannot be written \(EACCES\)$/,
    ],
    [
      "EROFS",
      join(WORKSPACE, ".cache"),
      /^\.cache cannot be written: its file system is read-only \(EROFS\)$/,
    ],
    ["ENOSPC", undefined, /^a file cannot be written: the disk is full \(ENOSPC\)$/],
  ])("a checkout that cannot be written is reported: %s", (code, path, message) => {
    const error = Object.assign(new Error(code), { code, syscall: "mkdir", ...(path && { path }) });
    expect(isDiskFault(error)).toBe(true);
    expect(diskFault(error)).toMatchObject({
      message: expect.stringMatching(message),
      exitCode: 3,
    });
  });

  it("files of others that cannot be read or started are no disk fault", () => {
    const other = { code: "EACCES", syscall: "open", path: "/root/secret" };
    const start = { code: "EACCES", syscall: "spawn cc", path: join(WORKSPACE, "cc") };
    for (const fault of [other, start, {}]) {
      expect(isDiskFault(Object.assign(new Error(), fault))).toBe(false);
    }
  });

  it("a failure is no RE where the largest output would not have had room, unless it says why", () => {
    const check = (stderr: string, bytes: number) => () => requireSpace(HERE, stderr, bytes);
    expect(check("", 1000)).not.toThrow();
    expect(check("TypeError: x is no function", 2 ** 60)).not.toThrow();
    for (const stderr of ["", "Error: ENOSPC: no space left on device, write"]) {
      expect(check(stderr, 2 ** 60)).toThrow(
        `no space left in the scratch folder ${WORKSPACE}: set`,
      );
    }
  });

  it("a file that exists and cannot be read is reported as such", () => {
    const path = join(WORKSPACE, ".cache", `loop-${process.pid}`);
    symlinkSync(path, path); // not even root reads that
    const at = (path: string) => Object.assign(new Error(), { code: "EACCES", path });
    expect(diskFault(at(path)).message).toBe(`.cache/loop-${process.pid} cannot be read (EACCES)`);
    rmSync(path);
    expect(diskFault(at(path)).message).toContain("cannot be written");
    expect(diskFault(at(HERE)).message).toBe("package.json cannot be written (EACCES)");
  });

  it("a module that cannot be read is a CE of its own, no missing file", async () => {
    const program = `.cache/unreadable-${process.pid}.ts`;
    const path = join(WORKSPACE, program);
    symlinkSync(path, path);
    const problem = await prepareProblem("n-queens", { entry: program });
    rmSync(path);
    expect(problem.program).toMatchObject({ compileError: `${program} cannot be read (ELOOP)` });
  });

  it("two runs at once keep each other's verdicts, and a broken file is an empty one", () => {
    const file = join(folder, "verdicts.json");
    const result = {
      slug: "p",
      name: "c",
      verdict: "AC",
      message: "",
      timeMs: 1,
      wallMs: 1,
    } as const;
    const [one, two] = [new VerdictStore(file), new VerdictStore(file)];
    one.put("first", result);
    two.put("second", result);
    one.save();
    two.save();
    expect(new VerdictStore(file).get("first")).toEqual(result);
    expect(new VerdictStore(file).get("second")).toEqual(result);
    writeFileSync(file, '[["first",{"resu');
    expect(new VerdictStore(file).get("first")).toBeUndefined();
  });

  it("a failed save of verdicts leaves neither process nor scratch folder", async () => {
    const slug = "cannot-be-kept";
    mkdirSync(verdictFile(slug), { recursive: true }); // where the file should be
    const host = await openJudgeHost();
    try {
      await host.measureStart(1);
      const scratch = host.scratch()!;
      const limits = { timeMs: 1, memoryMiB: 1, outputBytes: 1 };
      const program = emptyProgram();
      const judged = { slug, limits, program, checker: "", cases: [], troubles: [] } as const;
      const testCase = { name: "c", input: HERE, expected: HERE };
      const result = { slug, name: "c", verdict: "AC", message: "", timeMs: 1, wallMs: 1 } as const;
      host.remember({ ...judged, compare: () => ({ verdict: "AC" }) }, program, testCase, result);
      await expect(host.close()).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
      expect(existsSync(scratch)).toBe(false);
    } finally {
      host.stop();
      rmSync(verdictFile(slug), { recursive: true });
    }
  });
});
