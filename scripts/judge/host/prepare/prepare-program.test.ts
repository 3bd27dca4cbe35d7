import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { emptyProgram } from "../../../runner/host/program";
import { testFolder } from "../../../testing/test-folder";
import { judge } from "../../judge";
import { openJudgeHost } from "../engine/open-judge-host";
import { prepareProgram } from "./prepare-program";
import { knownSlugs } from "./select-problems";

const folder = testFolder();
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const program = { program: emptyProgram() };
const names = async (file: string, filter?: RegExp) => {
  const { cases } = await prepareProgram(join(folder, file), { ...program, filter });
  return cases.map(({ name }) => name);
};

it("cases lie beside the program or in a folder there: its own, and those of no program", async () => {
  write("a.ts", "");
  const { troubles } = await prepareProgram(join(folder, "a.ts"), program);
  expect(troubles).toMatchObject([
    { message: expect.stringMatching(/^no cases lie beside \S+\/a\.ts$/) },
  ]);
  mkdirSync(join(folder, "test"));
  for (const name of ["test/sample-1", "test/sample-2"]) {
    write(`${name}.in`, "");
    write(`${name}.out`, "");
  }
  expect(await names("a.ts")).toEqual(["sample-1", "sample-2"]);
  expect(await names("a.ts", /2/)).toEqual(["sample-2"]);
  for (const name of ["b", "a-1", "a2", "ab"]) {
    write(`${name}.in`, "");
    write(`${name}.out`, "");
  }
  expect(await names("a.ts")).toEqual(["a-1", "a2", "ab", "b"]);
  write("c.ts", "");
  expect(await names("c.ts")).toEqual(["ab", "b"]);
  write("ab.ts", "");
  write("b.ts", "");
  expect(await names("a.ts")).toEqual(["a-1", "a2"]);
});

it("a program by somebody else is judged at any path", async () => {
  const file = join(folder, "sum.ts");
  write(
    "sum.ts",
    'import * as fs from "fs";\nconst [a, b]: number[] = fs.readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(a + b);\n',
  );
  write("sum-1.in", "1 2\n");
  write("sum-1.out", "3\n");
  write("sum-2.in", "1 1\n");
  write("sum-2.out", "3\n");
  const host = await openJudgeHost({ forget: "all" });
  const verdicts: Record<string, string> = {};
  try {
    for await (const event of judge([await prepareProgram(file, {})], host, { jobs: 1 })) {
      if (event.type === "case-end") verdicts[event.name] = event.verdict;
    }
  } finally {
    await host.close();
  }
  expect(verdicts).toEqual({ "sum-1": "AC", "sum-2": "WA" });
});

it("another program of a problem's folder is judged by the problem's cases", async () => {
  const file = join(WORKSPACE, "problems/knight-moves/brute.ts");
  const judged = await prepareProgram(file, program);
  expect(judged).toMatchObject({ slug: "knight-moves", label: "brute.ts", troubles: [] });
  expect(judged.cases.length).toBeGreaterThan(3);
  const words = [file, "problems/knight-moves/solution.ts", "problems/knight-moves"];
  expect(knownSlugs(words).slugs).toEqual([file, "knight-moves"]);
});
