import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { isIsolating } from "../../judge/host/check/isolated";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { needsTier } from "../../testing/sandbox/needs-tier";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { importPlace, type PlaceOptions } from "./import-place";

// A package without a time limit gets the format's multiple of its slowest accepted submission.

let missing: string | undefined;
beforeAll(async () => {
  const host = await openJudgeHost({ sandbox: "auto", forget: "all" });
  if (!/^[AB]$/.test(host.sandbox.tier))
    missing = host.sandbox.because ?? "no sandbox isolates here";
  await host.close();
});

let root: string;
beforeEach(() => {
  root = testFolder();
});

const SUM = 'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);';
// It looks at the clock seldom: each look is a call of the kernel.
const BUSY = `const used = () => process.cpuUsage().user + process.cpuUsage().system;
  const end = used() + 700_000;
  while (used() < end) for (let i = 0; i < 1e6; i++);`;

function packageFolder(submissions: Readonly<Record<string, string>>): string {
  const files = {
    "problem.yaml": "name: Busy sum\nlimits:\n  time_multiplier: 3\n",
    "data/secret/1.in": "1 2\n",
    "data/secret/1.ans": "3\n",
    ...submissions,
  };
  return writeFiles(join(root, "package"), files);
}

async function imported(submissions: Readonly<Record<string, string>>, options: PlaceOptions = {}) {
  const place = packageFolder(submissions);
  const lines: string[] = [];
  const exit = await importPlace(root, place, options, (line) => lines.push(line));
  expect(exit).toBe(EXIT.accepted);
  const facts = readFileSync(join(root, "problems/busy-sum/problem.ts"), "utf8");
  return { lines: lines.join("\n"), limitMs: Number(/timeLimitMs: (\d+)/.exec(facts)![1]) };
}

it("measures a time limit that a package does not give", { timeout: 60_000 }, async (context) => {
  needsTier("B", missing, context);
  const { lines, limitMs } = await imported({
    "submissions/accepted/quick.js": `${SUM} console.log(a + b);`,
    "submissions/accepted/slow.js": `${SUM} ${BUSY} console.log(a + b);`,
    "submissions/accepted/wrong-and-slower.js": `{ ${BUSY} } { ${BUSY} } console.log(0);`,
  });
  expect(lines).toContain("busy-sum: no time limit; its accepted programs run to find one …");
  expect(lines).toContain("  accepted/wrong-and-slower.js does not count: WA on secret/1\n");
  expect(lines).not.toContain("slow.js does not count");
  const [, said, program, took] = /time (\d+) ms, measured here: .*, (\S+), took (\d+) ms/.exec(
    lines,
  )!;
  expect(program).toBe("accepted/slow.js");
  expect(Number(took)).toBeGreaterThanOrEqual(700);
  expect(Number(said)).toBe(1000 * Math.ceil((3 * Number(took)) / 1000));
  expect(limitMs).toBe(Number(said));
});

it("says so where no accepted program runs", { timeout: 60_000 }, async (context) => {
  needsTier("B", missing, context);
  const { lines, limitMs } = await imported({ "submissions/accepted/a.cob": "STOP RUN." });
  expect(lines).toContain(
    "assumed: time 2000 ms, as the package has no limit (the format has 3 times",
  );
  expect(limitMs).toBe(2000);
  expect(lines).toContain("  accepted/a.cob does not count: it holds a.cob: nothing here");
});

it("writes nothing and runs nothing more after Ctrl-C", { timeout: 60_000 }, async (context) => {
  needsTier("B", missing, context);
  const place = packageFolder({
    "submissions/accepted/a.cob": "STOP RUN.",
    "submissions/accepted/b.cob": "STOP RUN.",
    "submissions/accepted/c.js": `${SUM} console.log(a + b);`,
  });
  const lines: string[] = [];
  const exit = await importPlace(root, place, {}, (line) => {
    lines.push(line);
    if (line.includes("a.cob")) process.emit("SIGHUP"); // ends as Ctrl-C does; vitest ignores it
  });
  expect(exit).toBe(EXIT.interrupted);
  expect(lines.slice(1)).toEqual([
    expect.stringContaining("accepted/a.cob does not count"),
    "busy-sum: interrupted; nothing of it is written",
  ]);
  expect(existsSync(join(root, "problems"))).toBe(false);
});

it("takes the cases that a generator makes, or says why not", { timeout: 60_000 }, async () => {
  const place = join(root, "made");
  const init =
    "generator: gen.py\ntest_cases: [{ generator_args: [3] }, { generator_args: [4] }]\n";
  const code = "import sys\nprint(sys.argv[1])\nprint(sys.argv[1] * 2, file=sys.stderr, end='')\n";
  mkdirSync(place);
  writeFileSync(join(place, "init.yml"), init);
  writeFileSync(join(place, "gen.py"), code);
  const ignore = () => {};
  await importPlace(root, place, { dryRun: true }, ignore);
  expect(existsSync(join(root, "problems"))).toBe(false);
  await importPlace(root, place, {}, ignore);
  const file = (name: string) => readFileSync(join(root, name), "utf8");
  if (isIsolating()) {
    expect(file("cases/made/given-1-case-1.in")).toBe("3\n");
    expect(file("cases/made/given-2-case-2.out")).toBe("44\n");
  } else expect(file("problems/made/problem.ts")).toContain("which runs only where bubblewrap");
});

it("says what is left out, what is not judged, and that nothing changed", async () => {
  const place = join(root, "twice");
  const files = {
    "problem.yaml": "problem_format_version: 2025-09\nname: Twice\nlimits: { time_limit: 1 }\n",
    "data/secret/1.in": "1\n",
    "data/secret/1.ans": "1\n",
    "data/secret/2.in": "1\n",
    "data/secret/2.ans": "2\n",
    "data/secret/4.in": "4\n",
    "data/secret/test_group.yaml": "args: [a]\n",
  };
  writeFiles(place, files);
  symlinkSync("/etc/passwd", join(place, "data/secret/3.in"));
  const lines = async (options: PlaceOptions) => {
    const said: string[] = [];
    await importPlace(root, place, options, (line) => said.push(line));
    return said;
  };
  expect(await lines({ dryRun: true })).toEqual([
    "  link, not followed: data/secret/3.in",
    "new problem twice: 2 cases (Twice), not judged: its cases give the program arguments",
    "  half a case, left out: data/secret/4.in",
    "1 problem would come; nothing is written (--dry-run)",
  ]);
  expect((await lines({}))[1]).toBe("new problem twice: 2 cases added");
  const whole = () => readFileSync(join(root, "cases/twice/cases.json"), "utf8");
  const before = whole();
  expect((await lines({}))[1]).toBe(
    "twice was here already with all of its cases: nothing changed",
  );
  expect(whole()).toBe(before);
});

it("runs no program of a package where no sandbox isolates it", { timeout: 60_000 }, async () => {
  const mark = join(root, "mark");
  const write = `require("fs").writeFileSync(${JSON.stringify(mark)}, "");`;
  const submissions = { "submissions/accepted/writes.js": `${write} ${SUM} console.log(a + b);` };
  const { lines, limitMs } = await imported(submissions, { sandbox: "E" });
  expect(lines).toContain("its programs do not run here");
  expect(existsSync(mark)).toBe(false);
  expect(limitMs).toBe(2000);
});
