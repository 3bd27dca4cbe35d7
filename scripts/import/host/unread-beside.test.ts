import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { EXIT } from "../../base/exit-code";
import { prepareProgram } from "../../judge/host/prepare/prepare-program";
import { emptyProgram } from "../../runner/host/program";
import { sourceFolders, writeFiles } from "../../testing/test-folder";
import { zipOf } from "../../testing/zip-of";
import { importPlace } from "./import-place";
import { planSource } from "./import-source";

// What of a folder may decide is run, or it is named and nothing is judged.
const at = sourceFolders();
const CASES = { "1.in": "7\n", "1.out": "3 4\n" };

async function said(place: string, dryRun?: true): Promise<string[]> {
  const lines: string[] = [];
  await importPlace(at.root, place, { dryRun }, (line) => lines.push(line));
  return lines;
}

/** The same files as a folder, a zip and a tar.gz. */
function threeWays(files: Readonly<Record<string, string>>): string[] {
  const folder = at.folder("pair", files);
  const [zip, tar] = [join(at.base, "pair.zip"), join(at.base, "pair.tar.gz")];
  writeFileSync(
    zip,
    zipOf(Object.entries(files).map(([path, content]) => ({ path, content: `${content}` }))),
  );
  const { status } = spawnSync("tar", ["czf", tar, "-C", folder, "."]);
  return status === 0 ? [folder, zip, tar] : [folder, zip];
}

it("names it in a folder, a zip and a tar, before and after it is written", async () => {
  const settings = { "settings/config.yml": "", "problem.conf": "" };
  const files = { ...CASES, "tools/my_chk.pas": "begin end.", "validator.cpp": "", ...settings };
  const line =
    "  left out: tools/my_chk.pas, validator.cpp, problem.conf, settings/config.yml (limits, subtasks)" +
    ": set checker and limits in problem.ts";
  for (const place of threeWays(files)) {
    expect((await said(place, true)).filter((one) => one.includes("left out"))).toEqual([line]);
    expect(planSource(at.root, place, {})[0]!.package.unjudged).toContain("tools/my_chk.pas");
  }
  expect(await said(join(at.base, "pair"))).toContain(line);
  const facts = readFileSync(join(at.root, "problems/pair/problem.ts"), "utf8");
  expect(facts).toContain("unjudged:");
  expect(await said(join(at.base, "pair"))).toContain(line);
});

it("a dry run is refused as the import is, and solutions beside cases are named with the command", async () => {
  const old = at.folder("old", {
    ...{ "cf/4A/1.in": "8\n", "cf/4A/1.out": "YES\n", "cf/4A/sol.py": "", "cf/4A/chk.cpp": "" },
    ...{
      "at/b/test/sample-1.in": "1\n",
      "at/b/test/sample-1.out": "1\n",
      "at/b/sol.cpp": "",
      "at/b/sol.test.ts": "",
    },
  });
  for (const dryRun of [true, undefined] as const) {
    await expect(said(old, dryRun)).rejects.toMatchObject({ exitCode: EXIT.setup });
    for (const [folder, program] of [["cf/4A", "sol.py"] as const, ["at/b", "sol.cpp"] as const]) {
      const lines = await said(join(old, folder), dryRun);
      expect(lines.filter((line) => line.includes("judge ") && line.includes("sol"))).toEqual([
        `  stays where it is: npm run judge ${join(old, folder, program)}`,
      ]);
    }
  }
});

it("a checker beside a zip of cases within the folder is named too", () => {
  const inner = zipOf(Object.entries(CASES).map(([path, content]) => ({ path, content })));
  const folder = at.folder("outer", { "checker.cpp": "" });
  writeFileSync(join(folder, "data.zip"), inner);
  const [plan] = planSource(at.root, folder, {});
  expect(plan!.package).toMatchObject({ unjudged: expect.stringContaining("checker.cpp") });
});

it("a validator and settings leave the problem judged; one problem's checker is not its neighbour's", () => {
  const only = at.folder("only", { ...CASES, "validator.py": "", "config.ini": "" });
  const [plan] = planSource(at.root, only, {});
  expect(plan!.package.unjudged).toBeUndefined();
  expect(plan!.package.leftOut).toBe(
    "validator.py, config.ini (limits, subtasks): set limits in problem.ts",
  );
  const two = at.folder("two", {
    ...{ "ash/1.in": "", "ash/1.out": "", "birch/1.in": "", "birch/1.out": "" },
    ...{ "birch/spj.cc": "", "config.json": "" },
  });
  const plans = planSource(at.root, two, { each: true });
  expect(plans.map(({ package: draft }) => draft.leftOut)).toEqual([
    "config.json (limits, subtasks): set limits in problem.ts",
    "birch/spj.cc, config.json (limits, subtasks): set checker and limits in problem.ts",
  ]);
});

it("is one note of a program that is judged in place, and none beside what is ours", async () => {
  const notes = async (name: string, files: Readonly<Record<string, string>>) => {
    const place = at.folder(name, { ...CASES, "a.ts": "", ...files });
    const judged = await prepareProgram(join(place, "a.ts"), { program: emptyProgram() });
    expect(judged.cases.length).toBe(1);
    return judged.notes;
  };
  expect(await notes("b", { "checker.rs": "", "check/checker": "", "problem.conf": "" })).toEqual([
    expect.stringContaining("check/checker, checker.rs, problem.conf (limits, subtasks)"),
  ]);
  const ours = { "check.ts": "", "tsconfig.json": "", "vite.config.ts": "", "b.cpp": "" };
  expect(await notes("c", ours)).toBeUndefined();
});

it("testlib.h is the package's, --testlib's, CPLUS_INCLUDE_PATH's, or nothing is judged", () => {
  const xml = `<problem><judging><testset name="tests"><input-path-pattern>%d.in</input-path-pattern>
    <answer-path-pattern>%d.out</answer-path-pattern><tests><test/></tests></testset></judging><assets>
    <checker type="testlib"><source path="files/c.cpp"/></checker></assets></problem>`;
  const include = '#include "testlib.h"\n';
  const place = at.folder("p", { ...CASES, "problem.xml": xml, "files/c.cpp": include });
  const header = (options = {}) => {
    const { files, unjudged } = planSource(at.root, place, options)[0]!.package;
    return unjudged ?? Buffer.from(files?.get("validator/testlib.h") ?? "none").toString();
  };
  vi.stubEnv("CPLUS_INCLUDE_PATH", join(at.base, "nowhere"));
  expect(header()).toBe("testlib.h is missing: --testlib testlib.h");
  vi.stubEnv(
    "CPLUS_INCLUDE_PATH",
    `${join(at.base, "nowhere")}:${at.folder("inc", { "testlib.h": "// 1" })}`,
  );
  expect(header()).toBe("// 1");
  vi.unstubAllEnvs();
  const mine = join(at.folder("mine", { "t.h": "// 2" }), "t.h");
  expect(header({ testlib: mine })).toBe("// 2");
  expect(() => header({ testlib: `${mine}x` })).toThrow("no file");
  writeFiles(place, { "lib/testlib.h": "// 3" });
  expect(header()).toBe("// 3");
});

it("an export of HUSTOJ is named as what it is", () => {
  const place = at.folder("f", { "fps.xml": '<?xml version="1.0"?>\n<fps version="1.2"></fps>\n' });
  expect(() => planSource(at.root, join(place, "fps.xml"), {})).toThrow("HUSTOJ's export (FPS)");
});
