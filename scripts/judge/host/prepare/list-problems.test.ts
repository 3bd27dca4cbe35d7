import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { listProblems } from "./list-problems";

it("counts the large cases that cases.json names, whether or not they are made", () => {
  const place = join(".cache", `listed-${process.pid}`);
  const folder = join(WORKSPACE, place);
  const slug = `../${place}`;
  const text = (filter?: RegExp) => {
    const lines: string[] = [];
    listProblems([slug], filter, (line) => lines.push(line));
    return lines.join("");
  };
  mkdirSync(folder, { recursive: true });
  try {
    const made = '{ "from": "generator", "generator": "g", "seed": 1 }';
    writeFileSync(join(folder, "cases.json"), `{ "large-a": ${made}, "large-b": ${made} }`);
    for (const name of ["a-1", "large-a"]) {
      for (const end of ["in", "out"]) writeFileSync(join(folder, `${name}.${end}`), "");
    }
    expect(text()).toBe(`${slug}  3 cases\n1 problem, 3 cases\n`);
    expect(text(/^large/)).toBe(`${slug}  2 cases\n1 problem, 2 cases\n`);
    expect(text(/^a/)).toBe(`${slug}  1 case\n1 problem, 1 case\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
