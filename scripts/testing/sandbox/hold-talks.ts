// Long: all programs and interactors of the talks stand beside the verdicts that they get.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, type TestContext } from "vitest";
import type { CaseResult } from "../../judge/events/case-result";
import { converse } from "../../judge/host/check/conversation";
import { ownInteractor } from "../../judge/host/check/interactor";
import { isolated } from "../../judge/host/check/isolated";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { judge } from "../../judge/judge";
import type { Interactor } from "../../judge/judged";
import { hash } from "../../runner/host/program";
import { machineScale } from "./machine-scale";

// Runs programs and interactors that talk in a tier and holds them to their verdicts. They
// guess a number from 1 to 100 by "? n" and "! n"; the interactor answers "<", ">" or "=".

// As interact.ts has it: TypeScript, and Node's own modules alone.
const INTERACTOR = `
import * as fs from "node:fs";
const [, , input] = process.argv;
const secret: number = Number(fs.readFileSync(input!, "utf8"));
let text = "";
process.stdin.on("data", (bytes: Buffer) => {
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
  stays: `require("fs").writeSync(1, "! 37\\n"); setTimeout(() => {}, 1e6);`,
  reopens: `const fs = require("fs");
    const [input, output] = [fs.openSync("/dev/stdin", "rs"), fs.openSync("/dev/stdout", "w")];
    const byte = Buffer.alloc(1);
    const readLine = () => { let line = ""; while (fs.readSync(input, byte) === 1 && byte[0] !== 10) line += byte; return line; };
    for (let [low, high] = [1, 100]; ; ) {
      const middle = (low + high) >> 1;
      fs.writeSync(output, "? " + middle + "\\n");
      const answer = readLine();
      if (answer === "=") { fs.writeSync(output, "! " + middle + "\\n"); break; }
      if (answer === ">") low = middle + 1; else high = middle - 1;
    }`,
  waits: `${READ_LINE} fs.writeSync(1, "? 50"); readLine();`,
  slow: `${READ_LINE} fs.writeSync(1, "? 50\\n"); readLine(); for (;;);`,
  endless: `${READ_LINE} for (;;) { fs.writeSync(1, "? 1\\n"); readLine(); }`,
  asks: `${READ_LINE} for (let k = 0; k < 60; k++) { fs.writeSync(1, "? 1\\n"); readLine(); }`,
  few: `${READ_LINE} for (let k = 0; k < 6; k++) { fs.writeSync(1, "? 1\\n"); readLine(); }`,
  listens: `const fs = require("fs");
    fs.writeSync(1, fs.readFileSync(0).toString() === "1\\n2\\n" ? "3\\n" : "4\\n");`,
  tells: `require("fs").writeSync(1, "1".repeat(1e6)); require("fs").writeSync(1, "2".repeat(1e5));`,
  deaf: `for (const end = Date.now() + 1e5; Date.now() < end; );`,
  floods: `const text = "1".repeat(1e6); for (;;) require("fs").writeSync(1, text);`,
  crashes: `${READ_LINE} fs.writeSync(1, "? 50\\n"); readLine(); throw new Error("no idea");`,
};

/** Some only wait; with many more a machine of two cores is too busy for those that compute. */
const AT_ONCE = 6;

const TALKS = [
  ["right", "own", /^AC $/],
  ["reopens", "own", /^AC $/],
  ["listens", "reopens", /^AC $/],
  ["stays", "own", /^TLE deadlock: it has answered, and does not end/],
  ["wrong", "own", /^WA guessed 1, not 37 \(transcript in .*wrong.own\.txt\)$/],
  ["waits", "own", /^TLE deadlock: the program waits for an answer, and its last line has no end/],
  ["slow", "own", /^TLE more than \d+ ms of CPU time$/],
  ["crashes", "own", /^RE exit code 1$/],
  ["right", "testlib", /^WA wrong answer, said the program \(transcript in .*\)$/],
  ["waits", "silent", /^TLE deadlock: the program waits for an answer/],
  ["right", "crashed", /^JE the checker ended with exit code 7: no such file .*crashed\.txt\)$/],
  ["wrong", "hangs", /^(JE|TLE) /],
  ["listens", "closes", /^AC $/],
  ["asks", "naps", /^AC $/],
  ["few", "dozes", /^AC $/],
  ["asks", "chats", /^AC $/],
  ["listens", "starts", /^AC $/],
  ["tells", "wakes", /^AC $/],
  ["deaf", "rejects", /^WA too late/],
  ["floods", "silent", /^TLE deadlock: the program waits for an answer/],
  [
    "endless",
    "answers",
    /^TLE no end of the conversation in \d+ messages: the program used \d+ ms of CPU time, the interactor \d+ ms, more than \d+ ms together \(transcript in /,
  ],
] as const;

/** Interactors that are programs, in the shell. */
const SHELL = {
  testlib: "read line; echo 'wrong answer, said the program' >&2; exit 1",
  silent: "sleep 60",
  crashed: "read line; echo 'no such file' >&2; exit 7",
  hangs: "read line; exec sleep 60",
  computes: "while :; do :; done",
  closes: 'echo 1; echo 2; exec >&-; read line; [ "$line" = 3 ]',
  reopens: 'printf "1\\n2\\n" >/dev/stdout; exec >&-; [ "$(cat /dev/stdin)" = 3 ]',
  dozes: `while read line; do sleep 0.4; echo "<"; done`,
  naps: `while read line; do sleep 0.03; echo "<"; done`,
  wakes: `sleep 0.1; exec ${process.execPath} -e '
    let [count, fs] = [0, require("fs")];
    for (const piece = Buffer.alloc(1000), n = [1]; n[0] > 0; count += n[0]) {
      n[0] = fs.readSync(0, piece);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, count > 1e6 ? 5 : 0);
    }
    process.exit(count === 1.1e6 ? 0 : 1);'`,
  rejects: "head -c 100000 /dev/zero; echo too late >&2; exit 1",
  chats: `while read line; do head -c 5000 /dev/zero >&2 || exit 9; echo "<"; done`,
  starts: `exec ${process.execPath} -e '
    while (process.cpuUsage().user < 1.2e6);
    require("fs").writeSync(1, "1\\n2\\n");
    require("fs").closeSync(1);
    process.stdin.on("data", (line) => process.exit(line == "3\\n" ? 0 : 1));'`,
  answers: `exec ${process.execPath} -e '
    require("readline").createInterface({ input: process.stdin }).on("line", () => {
      for (const end = performance.now() + 0.2; performance.now() < end; );
      process.stdout.write("<\\n");
    });'`,
};

/** The talks under one tier; "auto" is the strongest tier, and `needs` hears why it may be missing. */
export function testConversations(
  tier: "auto" | "D" | "E",
  needs: (missing: string | undefined, context: TestContext) => void,
): void {
  const results = new Map<string, CaseResult>();
  let folder: string;
  let missing: string | undefined;
  let late = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "guess-"));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const input = file("case.in", "37\n");
    const expected = file("case.out", "\n");
    const host = await openJudgeHost({ forget: "all", sandbox: tier });
    if (tier === "auto" && host.sandbox.tier > "C") {
      missing = host.sandbox.because ?? "there is no supervisor";
      return host.close();
    }
    const interactors = (name: "own" | keyof typeof SHELL): Interactor =>
      name === "own"
        ? ownInteractor(INTERACTOR)
        : { convention: "testlib", command: [], start: started(SHELL[name]) };
    // As a package's interactor is: isolated where bubblewrap works.
    const started =
      (script: string) =>
      async (...folders: [string, ...string[]]) =>
        isolated(["sh", "-c", script], folders);
    const scale = await machineScale(host);
    const problems = TALKS.map(([slug, interactor]) => {
      const code = PROGRAMS[slug];
      const program = file(`${slug}.js`, code);
      return {
        slug,
        program: {
          argv: [process.execPath, program],
          readable: [process.execPath, program],
          files: [program],
          sha256: hash(code),
        },
        // Of two that both wait, Node's start must not look like a busy interactor on a busy machine.
        limits: {
          timeMs: (slug === "waits" && interactor === "own" ? 6000 : 400) * scale,
          memoryMiB: 200,
          outputBytes: 100_000,
        },
        compare: () => ({ verdict: "AC" }) as const,
        checker: "",
        interactor: interactors(interactor),
        cases: [{ name: interactor, input, expected }],
        troubles: [],
      };
    });
    for await (const event of judge(problems, host, { jobs: AT_ONCE })) {
      if (event.type === "case-end") results.set(`${event.slug} ${event.name}`, event);
    }
    const [{ program, limits, cases }] = problems.filter(({ slug }) => slug === "waits") as [
      (typeof problems)[number],
    ];
    await converse({
      ...{ runner: host.runner, program, testCase: cases[0]! },
      limits: { ...limits, timeMs: 5000 },
      ...{ interactor: interactors("computes"), interactorMs: 500, name: "late" },
    }).catch((error: Error) => {
      late = error.message;
    });
    await host.close();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.for(TALKS)("%s program, %s interactor", ([slug, interactor, pattern], context) => {
    needs(missing, context);
    const { verdict, message } = results.get(`${slug} ${interactor}`)!;
    expect(`${verdict} ${message}`).toMatch(pattern);
  });

  it("an interactor has its own time limit", (context) => {
    needs(missing, context);
    expect(late).toMatch(
      /^the interactor is too slow: it computed for more than 0.5 s \(.*late.txt/,
    );
  });

  it("keeps little of what nobody reads", (context) => {
    needs(missing, context);
    const text = readFileSync(".cache/transcripts/floods/silent.txt", "latin1");
    const [, bytes = "0"] = /\((\d+) bytes in all\)/.exec(text) ?? [];
    expect(Number(bytes)).toBeLessThan(8e6);
  });

  it("saves the transcript", (context) => {
    needs(missing, context);
    expect(readFileSync(".cache/transcripts/right/own.txt", "utf8")).toMatch(/^> \? 50\n< <\n/);
  });
}
