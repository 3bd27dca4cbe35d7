import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TargetName } from "../../../problem/problem";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import type { JudgeEvent } from "../../events/judge-event";
import { judge } from "../../judge";
import { type ReporterName, reporters } from "../../reporters/reporters";
import { type OpenJudgeHost, openJudgeHost } from "../engine/open-judge-host";
import { prepareProgram } from "../prepare/prepare-program";

const folder = testFolder();
let host: OpenJudgeHost;
beforeAll(async () => {
  host = await openJudgeHost();
});
afterAll(() => host.close());

let count = 0;

async function judged(expected: string, output: string, target?: TargetName) {
  const name = `p${++count}`;
  const file = join(folder, `${name}.ts`);
  const code = `process.stdout.write(${JSON.stringify(output)}); // ${folder}\n`;
  writeFiles(folder, { [`${name}.ts`]: code, [`${name}.in`]: "", [`${name}.out`]: expected });
  const facts = { runtime: "Node", sandbox: host.sandbox };
  const events: JudgeEvent[] = [];
  const problem = await prepareProgram(file, { ...(target && { target }) });
  for await (const event of judge([problem], host, { jobs: 1, facts })) events.push(event);
  const printed = (format: ReporterName) => {
    const reporter = reporters[format]({ color: false, columns: 80, live: false });
    return events.map((event) => reporter.report(event)).join("");
  };
  const end = events.find(({ type }) => type === "case-end");
  return { printed, message: end?.type === "case-end" ? end.message : "none" };
}

describe("an accepted output whose blanks differ says so in every report", () => {
  it.each([
    ["a drawing without its indentation", "  *\n **\n***\n", "*\n**\n***\n"],
    ["words on other lines", "1 2\n3\n", "1\n2 3\n"],
    ["an empty line that is missing", "a\n\nb\n", "a\nb\n"],
    ["an empty line too many", "a\nb\n", "a\n\nb\n"],
  ])("%s", async (_, expected, output) => {
    const { printed } = await judged(expected, output);
    expect(printed("terminal")).toMatch(
      /\nAC, blanks differ: checker "lines" would tell: .*p\d+\n/,
    );
    expect(printed("json")).toContain('"blanksDiffer":true');
    expect(printed("junit")).toMatch(/<system-out>AC, blanks differ: checker &#34;lines&#34;/);
    expect(printed("html")).toContain("<td>blanks differ: checker");
  });

  it.each([
    ["blanks at line ends", "1 2\n3\n", "1 2 \n3  \n"],
    ["blanks at the end of the file", "1\n", "1\n\n \n"],
    ["Windows' line ends", "1\n2\n", "1\r\n2\r\n"],
  ])("and not for %s", async (_, expected, output) => {
    const { printed, message } = await judged(expected, output);
    expect(message).toBe("");
    expect(printed("json")).not.toContain("blanksDiffer");
  });

  it("and a judge that refuses it is named", async () => {
    const { message } = await judged("a\n\nb\n", "a\nb\n", "aoj");
    expect(message).toMatch(/^blanks differ: .*; AOJ answers it by Presentation Error$/);
    expect((await judged("a\n\nb\n", "a\nb\n", "kattis")).message).not.toContain("Presentation");
    expect((await judged("a\nb\n", "a\nb\n", "aoj")).message).toBe("");
  });
});
