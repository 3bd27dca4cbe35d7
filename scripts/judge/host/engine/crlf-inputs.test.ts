import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandProgram } from "../../../runner/host/program";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { tokens } from "../../checkers/tokens";
import type { CaseResult } from "../../events/case-result";
import { judge } from "../../judge";
import type { Judged } from "../../judged";
import { ownInteractor } from "../check/interactor";
import { type OpenJudgeHost, openJudgeHost } from "./open-judge-host";

// A judge whose inputs have CRLF: the program gets them through stdin, a file and a talk; others get LF.

const folder = testFolder({
  "a.in": "ab\ncd\n",
  "a.out": "2\n",
  "length.js": `const text = require("fs").readFileSync(process.argv[2] ?? 0, "utf8");
    console.log(text.split("\\n")[0].length);`,
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
    program: commandProgram(`node ${line}`),
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

it("in a talk each line of the interactor ends in CRLF, in one piece", async () => {
  const interactor = ownInteractor(`
    process.stdin.once("data", () => process.stdout.write("<\\n"));
    process.stdin.on("data", (text) => {
      if (String(text).startsWith('"')) process.exit(String(text) === '"<\\\\r\\\\n"\\n' ? 42 : 43);
    });`);
  expect(await judged(at("talk.js"), { interactor })).toMatchObject({ verdict: "AC" });
  expect(readFileSync(".cache/transcripts/toy/a.txt", "utf8")).toContain("< <\n");
});
