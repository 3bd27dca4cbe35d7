import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandOutput } from "../../testing/run-script";
import { testFolder } from "../../testing/test-folder";
import type { JudgeEvent } from "../events/judge-event";

describe("three shards of two problems", () => {
  const folder = testFolder();

  const judge = (...words: string[]) => commandOutput(["judge", ...words]);
  const facts = (text: string) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as JudgeEvent)
      .flatMap((event) => {
        if (event.type === "case-end") return `${event.slug}/${event.name} ${event.verdict}`;
        if (event.type === "problem-end") return `${event.slug} ${event.passed}/${event.cases}`;
        if (event.type === "run-end") return `${event.passed} passed, ${event.failed} failed`;
        return event.type === "run-start" ? `${event.problems} problems, ${event.cases} cases` : [];
      })
      .sort();

  it("cover every case exactly once, and their merged report is that of the whole run", async () => {
    const problems = ["two-knights", "minimum-knight-moves"];
    const json = ["--reporter", "json", "--jobs", "1"];
    const whole = await judge(...problems, ...json);
    const files: string[] = [];
    for (let index = 1; index <= 3; index++) {
      const { code, output } = await judge(...problems, ...json, "--shard", `${index}/3`);
      expect(code).toBe(0);
      files.push(join(folder, `${index}.json`));
      writeFileSync(files.at(-1)!, output);
    }
    const merged = await judge("--merge", ...files, "--reporter", "json");
    expect(merged.code).toBe(0);
    expect(facts(merged.output)).toEqual(facts(whole.output));
    const junit = await judge("--merge", ...files, "--reporter", "junit");
    expect(junit.output.match(/<testcase /g)).toHaveLength(facts(whole.output).length - 4);
    const part = await judge("--merge", ...files.slice(1), "--reporter", "junit");
    expect(part).toMatchObject({
      code: 2,
      output: expect.stringContaining("shard 1 of 3 is missing"),
    });
    const other = await judge(...problems, ...json, "--shard", "1/3", "--time", "999");
    writeFileSync(files[0]!, other.output);
    expect(await judge("--merge", ...files)).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^error: the reports of [\w-]+ differ by limits\n/),
    });
    const wrong = await judge("two-knights", "--shard", "6/5");
    expect(wrong).toMatchObject({
      code: 2,
      output: expect.stringContaining("It must be like 2/5"),
    });
  });
});
