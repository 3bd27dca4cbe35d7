import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandProgram } from "../../../runner/host/program";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { tokens } from "../../checkers/tokens";
import type { CaseResult } from "../../events/case-result";
import { judge } from "../../judge";
import type { Judged } from "../../judged";
import { ownInteractor } from "../check/interactor";
import { type OpenJudgeHost, openJudgeHost } from "./open-judge-host";

// What surrounds a program on a judge. Codeforces: inputs have CRLF, which the program gets through stdin, a file and a
// talk, and others as LF; and there is no /dev/stdin. HackerRank: a variable names the output.

const folder = testFolder({
  "a.in": "ab\ncd\n",
  "a.out": "2\n",
  "length.js": `const text = require("fs").readFileSync(process.argv[2] ?? 0, "utf8");
    console.log(text.split("\\n")[0].length);`,
  "forms.js": `const fs = require("fs");
    const file = "/dev/stdin";
    const stream = new Promise((done) => fs.createReadStream(file).on("error", done).on("data", done));
    const now = (read) => { try { return read(file); } catch (error) { return error; } };
    const all = [now(fs.readFileSync), now((path) => fs.openSync(path, "rs")), stream,
      fs.promises.readFile(file).catch((error) => error)];
    Promise.all(all).then((found) => console.log(found.filter(({ code }) => code === "ENOENT").length));`,
  "variable.js": `console.log("noise");
    require("fs").createWriteStream(process.env.OUTPUT_PATH).end("2\\n");`,
  "two.js": `console.log("1"); if (process.argv[2]) require("fs").writeFileSync(process.env.OUTPUT_PATH, "1");`,
  "talk.js": `console.log("?"); process.stdin.once("data", (line) => {
    console.log(JSON.stringify(String(line))); process.exit(); });`,
});
const at = (name: string) => join(folder, name);
let host: OpenJudgeHost;
beforeAll(async () => {
  host = await openJudgeHost({ forget: "all" });
});
afterAll(() => host.close());

async function judged(line: string, more: object = {}, isCrlf = true): Promise<CaseResult> {
  const problem = {
    slug: "toy",
    ...(line !== "" && { program: commandProgram(`node ${line}`) }),
    limits: { timeMs: 10_000, memoryMiB: 256, outputBytes: 1000 },
    compare: ({ input, expected, output }) =>
      Buffer.from(input).includes("\r")
        ? { verdict: "JE", message: "the checker got CR" }
        : tokens(input, expected, output),
    checker: "own",
    ...(isCrlf && { crlfOn: "Codeforces" }),
    cases: [{ name: "a", input: at("a.in"), expected: at("a.out") }],
    troubles: [],
    ...more,
  } as Judged<ReturnType<typeof commandProgram>>;
  for await (const event of judge([problem], host, { jobs: 1 })) {
    if (event.type === "case-end") return event;
  }
  throw new Error("no case ended");
}

const CAUSE = "with Codeforces' line ends (CRLF), AC with LF: trim each line";

it.each([
  ["stdin", at("length.js"), {}],
  ["a file", `${at("length.js")} in.txt`, { files: { input: "in.txt" } }],
] as const)("through %s a line is longer by its CR, and the verdict says so", async (_, line, more) => {
  const { verdict, message } = await judged(line, more);
  expect({ verdict, message }).toEqual({
    verdict: "WA",
    message: expect.stringMatching(/: trim each line; line 1, token 1: expected "2", found "3"/),
  });
  expect(message.startsWith(CAUSE)).toBe(true);
  expect(await judged(line, more, false)).toMatchObject({ verdict: "AC" });
});

it("a program that is wrong with LF too is wrong without that cause", async () => {
  writeFiles(folder, { "wrong.js": "console.log(9);" });
  expect((await judged(at("wrong.js"))).message).toMatch(/^line 1/);
});

it("tier A has no /dev/stdin for a judge that has none, in any form of reading", async (context) => {
  const { tier, because } = host.sandbox;
  needsTier("A", tier === "A" ? undefined : (because ?? `tier ${tier}`), context);
  const program = commandProgram(`node ${at("forms.js")}`);
  writeFiles(folder, { "four.out": "4\n", "none.out": "0\n" });
  const cases = (name: string) => [{ name: "a", input: at("a.in"), expected: at(name) }];
  const without = { program: { ...program, lacksDevStdin: true }, cases: cases("four.out") };
  expect(await judged("", without, false)).toMatchObject({ verdict: "AC" });
  expect(await judged("", { program, cases: cases("none.out") }, false)).toMatchObject({
    verdict: "AC",
  });
});

it("HackerRank's variable names the file that is the output, whatever stdout has", async () => {
  const program = commandProgram(`node ${at("variable.js")}`);
  const there = { program: { ...program, outputVariable: "OUTPUT_PATH" } };
  expect(await judged("", there, false)).toMatchObject({ verdict: "AC" });
  expect(await judged("", { program }, false)).toMatchObject({ verdict: "RE" });
});

it.each([
  [
    "x",
    { verdict: "WA", hint: expect.stringContaining("OUTPUT_PATH names counts, not its 2 bytes") },
  ],
  ["", { verdict: "WA", message: expect.stringContaining('found "1"') }],
])("what stdout has beside that file is said, and counts where the file is empty: %s", async (word, result) => {
  const program = commandProgram(`node ${at("two.js")} ${word}`);
  const there = { program: { ...program, outputVariable: "OUTPUT_PATH" } };
  const { hint, ...rest } = await judged("", there, false);
  expect({ ...rest, hint }).toMatchObject(result);
  expect(hint === undefined).toBe(word === "");
});

it("in a talk each line of the interactor ends in CRLF, in one piece", async () => {
  const interactor = ownInteractor(`
    process.stdin.once("data", () => process.stdout.write("<\\n"));
    process.stdin.on("data", (text) => {
      if (String(text).startsWith('"')) process.exit(String(text) === '"<\\\\r\\\\n"\\n' ? 42 : 43);
    });`);
  expect(await judged(at("talk.js"), { interactor })).toMatchObject({ verdict: "AC" });
  expect(readFileSync(".cache/transcripts/toy/a.txt", "utf8")).toContain("< <\n");
});
