import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ExpectedError } from "../../core/expected-error";
import type { CaseResult } from "../../core/judge-event";
import { judge } from "../../engine/judge";
import { type OpenJudgeHost, openJudgeHost } from "../judging/open-judge-host";
import { hash } from "../runner/program";

// Guess a number from 1 to 100 by "? n" and "! n"; the interactor answers "<", ">" or "=".

const INTERACTOR = `
const fs = require("node:fs");
const [, , input] = process.argv;
const secret = Number(fs.readFileSync(input, "utf8"));
let text = "";
process.stdin.on("data", (bytes) => {
  text += bytes;
  for (let end = text.indexOf("\\n"); end >= 0; end = text.indexOf("\\n")) {
    const [what, n] = text.slice(0, end).split(" ");
    text = text.slice(end + 1);
    if (what === "!") {
      if (Number(n) !== secret) fs.writeSync(2, "guessed " + n + ", not " + secret);
      process.exit(Number(n) === secret ? 42 : 43);
    }
    process.stdout.write(Number(n) < secret ? ">\\n" : Number(n) > secret ? "<\\n" : "=\\n");
  }
});
process.stdin.on("end", () => process.exit(43));
`;

const READ_LINE = `
const fs = require("fs");
const readLine = () => {
  let line = "";
  for (const byte = Buffer.alloc(1); fs.readSync(0, byte, 0, 1) === 1; ) {
    if (byte[0] === 10) return line;
    line += byte.toString();
  }
  return line;
};
`;

const PROGRAMS = {
  right: `${READ_LINE} let [low, high] = [1, 100];
    for (;;) {
      const middle = (low + high) >> 1;
      fs.writeSync(1, "? " + middle + "\\n");
      const answer = readLine();
      if (answer === "=") { fs.writeSync(1, "! " + middle + "\\n"); break; }
      if (answer === ">") low = middle + 1; else high = middle - 1;
    }`,
  wrong: `require("fs").writeSync(1, "! 1\\n"); setTimeout(() => {}, 1e6);`,
  waits: `${READ_LINE} fs.writeSync(1, "? 50"); readLine();`,
  slow: `${READ_LINE} fs.writeSync(1, "? 50\\n"); readLine(); for (;;);`,
  crashes: `${READ_LINE} fs.writeSync(1, "? 50\\n"); readLine(); throw new Error("no idea");`,
};

describe("conversation", () => {
  const results = new Map<string, CaseResult>();
  let folder: string;
  let host: OpenJudgeHost | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "guess-"));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const input = file("case.in", "37\n");
    const expected = file("case.out", "\n");
    const command = [process.execPath, file("interact.js", INTERACTOR)];
    try {
      host = await openJudgeHost({ forget: "all" });
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
    }
    if (!host || host.sandbox.tier > "C") return;
    const problems = Object.entries(PROGRAMS).map(([slug, code]) => {
      const program = file(`${slug}.js`, code);
      return {
        slug,
        program: {
          argv: [process.execPath, program],
          readable: [process.execPath, program],
          files: [program],
          sha256: hash(code),
        },
        limits: { timeMs: 400, memoryMiB: 200, outputBytes: 100_000 },
        compare: () => ({ verdict: "AC" }) as const,
        checker: "",
        interactor: { convention: "icpc", command } as const,
        cases: [{ name: "case", input, expected }],
        troubles: [],
      };
    });
    for await (const event of judge(problems, host, { jobs: 2 })) {
      if (event.type === "case-end") results.set(event.slug, event);
    }
    await host.close();
  }, 30_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ["right", /^AC $/],
    ["wrong", /^WA guessed 1, not 37 \(transcript in .*wrong-case\.txt\)$/],
    ["waits", /^TLE deadlock: the program waits for an answer, and its last line has no end/],
    ["slow", /^TLE more than 400 ms of CPU time$/],
    ["crashes", /^RE exit code 1$/],
  ] as const)("%s", (slug, told) => {
    if (results.size === 0) return; // no supervisor here
    const { verdict, message } = results.get(slug)!;
    expect(`${verdict} ${message}`).toMatch(told);
  });

  it("keeps what was said", () => {
    if (results.size === 0) return;
    expect(readFileSync(".cache/transcripts/right-case.txt", "utf8")).toMatch(/^> \? 50\n< <\n/);
  });
});
