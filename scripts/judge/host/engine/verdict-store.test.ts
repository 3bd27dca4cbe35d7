import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { commandProgram, type Program } from "../../../runner/host/program";
import { testFolder } from "../../../testing/test-folder";
import { tokens } from "../../checkers/tokens";
import type { CaseResult } from "../../events/case-result";
import { judge } from "../../judge";
import type { Judged } from "../../judged";
import { openJudgeHost } from "./open-judge-host";
import { VerdictStore, verdictFile } from "./verdict-store";

const DAY_MS = 86_400_000;
const SLUG = `remembered-${process.pid}`;
const folder = testFolder();
const result: CaseResult = {
  slug: "p",
  name: "c",
  verdict: "AC",
  message: "",
  timeMs: 1,
  wallMs: 1,
};

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  rmSync(verdictFile(SLUG), { force: true });
});

function onDay(day: number, work: (store: VerdictStore) => void, file: string): VerdictStore {
  vi.useFakeTimers({ now: day * DAY_MS, toFake: ["Date"] });
  const store = new VerdictStore(file);
  work(store);
  store.save();
  return store;
}

it("verdicts unused for 30 days are dropped, used ones stay", () => {
  const file = join(folder, "days.json");
  const both = (store: VerdictStore) => {
    for (const key of ["used", "unused"]) store.put(key, result);
  };
  onDay(100, both, file);
  onDay(120, (store) => store.get("used"), file);
  const last = onDay(131, (store) => store.put("new", result), file);
  expect(last.get("used")).toEqual(result);
  const kept = (JSON.parse(readFileSync(file, "utf8")) as [string][]).map(([key]) => key);
  expect(kept.sort()).toEqual(["new", "used"]);
});

it("no more than 4000 verdicts of a problem are kept, the latest", () => {
  const file = join(folder, "many.json");
  onDay(
    100,
    (store) => {
      for (let at = 0; at < 4100; at++) store.put(`${at}`, result);
    },
    file,
  );
  const kept = (JSON.parse(readFileSync(file, "utf8")) as [string][]).map(([key]) => key);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([4000, "100", "4099"]);
});

it("a kill in the middle of writing leaves the old verdicts, and a draft that goes later", () => {
  const place = mkdtempSync(join(folder, "killed-"));
  const file = join(place, "p.json");
  writeFileSync(
    file,
    JSON.stringify([["known", { result, day: Math.floor(Date.now() / DAY_MS) }]]),
  );
  const [old, young] = [".p.json.1.0.tmp", ".p.json.2.0.tmp"].map((name) => join(place, name));
  for (const draft of [old!, young!]) writeFileSync(draft, '[["known",{"resu');
  utimesSync(old!, 1, 1);
  const store = new VerdictStore(file);
  expect(store.get("known")).toEqual(result);
  store.put("new", result);
  store.save();
  expect(readdirSync(place).sort()).toEqual([".p.json.2.0.tmp", "p.json"]); // another run may write it now
});

it("a changed input, answer, limit, checker or program is noticed; force judges anew", async () => {
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const program = file("program.js", "console.log(7)");
  const usual = {
    slug: SLUG,
    limits: { timeMs: 2000, memoryMiB: 256, outputBytes: 1000 },
    compare: ({ input, expected, output }) => tokens(input, expected, output),
    checker: "tokens",
    cases: [{ name: "c", input: file("c.in", "1"), expected: file("c.out", "7") }],
    troubles: [],
  } satisfies Omit<Judged<Program>, "program">;
  const judged = async (change: Partial<Judged<Program>> = {}, forget?: "force" | "all") => {
    const host = await openJudgeHost(forget ? { forget } : {});
    const problem = { ...usual, program: commandProgram(`node ${program}`), ...change };
    const verdicts: string[] = [];
    for await (const event of judge([problem], host, { jobs: 1 })) {
      if (event.type === "case-end")
        verdicts.push(`${event.verdict}${event.remembered ? " remembered" : ""}`);
    }
    await host.close();
    return verdicts.join();
  };
  expect(await judged()).toBe("AC");
  expect(await judged()).toBe("AC remembered");
  expect(await judged({}, "force")).toBe("AC");
  expect(await judged({}, "all")).toBe("AC");
  expect(await judged({ checker: "exact" })).toBe("AC");
  expect(await judged({ limits: { ...usual.limits, timeMs: 1999 } })).toBe("AC");
  file("c.out", "8");
  expect(await judged()).toBe("WA");
  expect(await judged()).toBe("WA remembered");
  file("program.js", "console.log(8)");
  expect(await judged()).toBe("AC");
  file("c.in", "2");
  expect(await judged()).toBe("AC");
  expect(existsSync(verdictFile(SLUG))).toBe(true);
});

it("a program elsewhere has a file of its own, whatever its path", () => {
  const paths = [
    "/a/b.ts",
    "/a.b.ts",
    `/${"z".repeat(300)}.ts`,
    "/abc/足し算.ts",
    "/abc/掛け算.ts",
  ];
  const files = paths.map(verdictFile);
  expect(new Set(files).size).toBe(paths.length);
  for (const file of files) expect(file).toMatch(/verdicts[\\/]elsewhere[\\/][0-9a-f]{16}\.json$/);
});
