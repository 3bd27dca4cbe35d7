import { execFileSync, spawn } from "node:child_process";
import {
  closeSync,
  constants,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { transformFileSync } from "@swc/core";
import { globSync } from "glob";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../../scripts/testing/test-folder";

// A program that echoes its input and says on stderr how long it was.
const folder = testFolder();
const [program, talker] = [join(folder, "echo.js"), join(folder, "talk.js")];

beforeAll(() => {
  const { code } = transformFileSync(join(__dirname, "../run-program.ts"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2019" },
    module: { type: "commonjs" },
  });
  const main =
    "runProgram((input) => { process.stderr.write(String(input.length)); return input; });";
  writeFileSync(program, `${code}\n${main}\n`);
  const talk =
    "runDialogue(({ ask, hear, say }) => say([ask('one?'), hear(), ask('two?'), ''].join('|')));";
  writeFileSync(talker, `${code}\n${talk}\n`);
});

interface Outcome {
  code: number | null;
  signal: string | null;
  stdout: Buffer;
  length: string;
}

interface Wiring {
  stdin?: number;
  stdout?: number;
  feed?: (stdin: NodeJS.WritableStream) => void;
  /** The reader of stdout goes away after its first bytes. */
  leaves?: boolean;
  /** What runs the program in place of this Node. */
  runtime?: string;
  file?: string;
}

const NODE = `"${process.execPath}"`;

function run({ stdin, stdout, feed, leaves, runtime = NODE, file }: Wiring): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // A parent that is Node makes descriptors 0 to 2 blocking, so they go in as 3 and 4.
    const words = [`exec ${runtime} "${file ?? program}"`];
    if (stdin !== undefined) words.push("<&3");
    if (stdout !== undefined) words.push(">&4");
    const child = spawn("sh", ["-c", words.join(" ")], {
      stdio: ["pipe", "pipe", "pipe", stdin ?? "ignore", stdout ?? "ignore"],
    });
    const chunks: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      if (leaves) child.stdout!.destroy();
    });
    child.stderr!.on("data", (chunk: Buffer) => errors.push(chunk));
    child.on("error", reject);
    child.on("close", (code, signal) =>
      resolve({
        code,
        signal,
        stdout: Buffer.concat(chunks),
        length: Buffer.concat(errors).toString(),
      }),
    );
    feed?.(child.stdin!);
  });
}

const large = Buffer.from(Array.from({ length: 1 << 23 }, (_, index) => index * 7 + (index >> 8)));

describe("every kind of stdin and stdout", () => {
  beforeEach(({ skip }) =>
    skip(process.platform === "win32", "Windows has no such pipes and files"),
  );

  it("reads a file of any size", async () => {
    for (const content of [Buffer.alloc(0), Buffer.from("x"), large]) {
      const file = join(folder, "input");
      writeFileSync(file, content);
      const { code, stdout, length } = await run({ stdin: openSync(file, "r") });
      expect([code, length]).toEqual([0, String(content.length)]);
      expect(stdout.equals(content)).toBe(true);
    }
  });

  it("passes 8 MiB from pipe to pipe", async () => {
    const { code, stdout } = await run({ feed: (stdin) => stdin.end(large) });
    expect([code, stdout.equals(large)]).toEqual([0, true]);
  });

  it("waits for a slow pipe and takes an empty one", async () => {
    const slow = await run({
      feed(stdin) {
        stdin.write("a");
        setTimeout(() => stdin.write("b"), 60);
        setTimeout(() => stdin.end("c"), 120);
      },
    });
    expect([slow.code, slow.stdout.toString()]).toEqual([0, "abc"]);
    expect((await run({ feed: (stdin) => stdin.end() })).length).toBe("0");
  });

  it("goes quietly when the reader has gone", async () => {
    const { code, signal, length } = await run({ feed: (stdin) => stdin.end(large), leaves: true });
    expect([code, signal, length]).toEqual([0, null, String(large.length)]);
  });

  // Where reading or writing would wait, a non-blocking descriptor fails with EAGAIN instead.
  function pipe(name: string): { reader: number; writer: number } {
    const path = join(folder, name);
    execFileSync("mkfifo", [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return { reader, writer: openSync(path, constants.O_WRONLY | constants.O_NONBLOCK) };
  }

  it("waits for input that is not there yet on a non-blocking pipe", async () => {
    const { reader, writer } = pipe("stdin");
    setTimeout(() => writeSync(writer, "late"), 250);
    setTimeout(() => closeSync(writer), 300);
    const { code, stdout } = await run({ stdin: reader });
    expect([code, stdout.toString()]).toEqual([0, "late"]);
    closeSync(reader);
  });

  /** What comes through a non-blocking pipe whose reader is slow. */
  async function slowly(content: Buffer, wiring: Wiring) {
    const { reader, writer } = pipe(`stdout-${count++}`);
    const received: Buffer[] = [];
    const buffer = Buffer.alloc(1 << 14);
    const timer = setInterval(() => {
      try {
        received.push(Buffer.from(buffer.subarray(0, readSync(reader, buffer))));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      }
    }, 1);
    const { code } = await run({ ...wiring, stdout: writer, feed: (stdin) => stdin.end(content) });
    clearInterval(timer);
    closeSync(writer);
    for (let size = -1; size !== 0; ) {
      size = readSync(reader, buffer);
      received.push(Buffer.from(buffer.subarray(0, size)));
    }
    closeSync(reader);
    return { code, received: Buffer.concat(received) };
  }
  let count = 0;

  it("waits for room on a non-blocking pipe", async () => {
    const content = large.subarray(0, 1 << 20);
    const { code, received } = await slowly(content, {});
    expect([code, received.equals(content)]).toEqual([0, true]);
  });

  // Where a judge's Deno has been fetched: npm run judge -- <problem> --for library-checker
  const [deno] = globSync(".cache/runtimes/deno-*/node_modules/@deno/*/deno", { absolute: true });
  it("waits for room in Deno", async (context) => {
    context.skip(deno === undefined, "Deno is not here: npm run matrix fetches it");
    const file = join(folder, "echo.cjs");
    writeFileSync(file, readFileSync(program));
    const content = large.subarray(0, 1 << 20);
    const { code, received } = await slowly(content, { file, runtime: `"${deno}" run -A` });
    expect([code, received.equals(content)]).toEqual([0, true]);
  });
});

it("imports without touching the file system, so that a page can", () => {
  expect(readFileSync(join(__dirname, "../run-program.ts"), "utf8")).not.toMatch(/^import/m);
});

describe("a conversation", () => {
  /** Answers each question with the next of `answers`; what the program said, and its stderr. */
  function converse(answers: readonly string[]): Promise<{ said: string; errors: string }> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [talker]);
      const left = [...answers];
      let said = "";
      let errors = "";
      child.stdout.on("data", (bytes: Buffer) => {
        said += bytes;
        if (!String(bytes).includes("?")) return;
        const answer = left.shift();
        if (answer !== undefined) child.stdin.write(answer);
        if (left.length === 0) child.stdin.end();
      });
      child.stdin.on("error", () => {}); // gone
      child.stderr.on("data", (bytes: Buffer) => (errors += bytes));
      child.on("close", () => resolve({ said, errors }));
    });
  }

  it("hears each answer after its question, of several lines, CRLF and a last line without end", async () => {
    expect(await converse(["a b\r\nµ\n", "é"])).toEqual({
      said: "one?\ntwo?\na b|µ|é|\n",
      errors: "",
    });
  });

  it("says that the judge said no more", async () => {
    const { said, errors } = await converse(["a\nb\n"]);
    expect(said).toBe("one?\ntwo?\n");
    expect(errors).toContain("runDialogue: expected a line, found the end of input");
  });
});
