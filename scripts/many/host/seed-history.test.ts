import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { SeedHistory } from "./seed-history";

const run = { at: "2026", goal: "maximise", scoring: "s", results: [] } as const;

it("keeps runs and sources; a torn line is named, and no other is lost by it", () => {
  const folder = testFolder({ "a.ts": "one" });
  const [file, program, said] = [
    join(folder, "h/runs.jsonl"),
    join(folder, "a.ts"),
    [] as string[],
  ];
  const history = () => new SeedHistory(file, (text) => void said.push(text));
  const first = history();
  const other = history(); // of a process beside it
  expect([first.add(run, "one").run, other.add({ ...run, comment: "c" }, "two").run]).toEqual([
    1, 2,
  ]);
  expect([first.add(run, "one").run, first.add(run, "one").source]).toEqual([3, undefined]);
  appendFileSync(file, '{"schema":1,"resul');
  expect(history().add(run, "three").run).toBe(6);
  expect(history().runs.map(({ run }) => run)).toEqual([1, 2, 3, 4, 6]);
  expect(said).toEqual([expect.stringContaining("line 5 is no run")]);
  expect(() => history().find("5")).toThrow("there is no run 5");
  expect(() => history().find("best")).toThrow(
    expect.objectContaining({ hint: "6, or another number of --list" }),
  );

  const restored = (number: string) =>
    history()
      .restore(number, program)
      .slice(folder.length + 1);
  expect([restored("2"), readFileSync(program, "utf8")]).toEqual(["a.ts", "two"]);
  writeFileSync(program, "not run yet");
  const beside = join(folder, "a.run-6.ts");
  for (const _ of "12") expect(restored("6")).toBe("a.run-6.ts");
  expect([program, beside].map((path) => readFileSync(path, "utf8"))).toEqual([
    "not run yet",
    "three",
  ]);
  writeFileSync(beside, "edited");
  expect(() => restored("6")).toThrow("a.run-6.ts is there already");
  writeFileSync(file, readFileSync(file, "utf8").replace('"three"', '""'));
  expect(() => restored("6")).toThrow("the source of run 6 is lost");
});
