import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { testFolder } from "../../../scripts/testing/test-folder";
import { systemError, withDescriptors } from "../../../scripts/testing/with-descriptors";
import { Random } from "../../sequence/random";
import { type Files, runDialogue, runOnFiles, runProgram } from "../run-program";

// As a process of its own, on real pipes and files: run-program-piped.test.ts.

const large = Buffer.from(Array.from({ length: 1 << 18 }, (_, index) => index * 7 + (index >> 8)));

afterEach(() => void vi.unstubAllGlobals());

/** The bytes in parts of up to `most` of them; before some stands EAGAIN. */
function inParts(random: Random, bytes: Uint8Array, most: number): (Uint8Array | string)[] {
  const parts: (Uint8Array | string)[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (random.int(0, 3) === 0) parts.push("EAGAIN");
    const length = random.int(1, most);
    parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return parts;
}
const echo = () => runProgram((input) => input);

it("reads all and writes all, whatever size stdin seems to have", () => {
  const random = new Random(1);
  for (let round = 0; round < 20; round++) {
    const length = random.pick([0, 1, 9, 65_535, 65_536, 65_537, 200_000]);
    const content = large.subarray(round, round + length);
    const size = random.pick([undefined, 0, 1, length, 2 * length]);
    const stdin = inParts(random, content, 1 + Math.floor(length / 5));
    if (random.int(0, 1) === 0) stdin.push("EOF"); // of a closed pipe on Windows
    const writes = Array.from({ length: 4 }, () => random.pick([1, 1000, "EAGAIN"]));
    const written = withDescriptors({ size, stdin, writes }, echo);
    expect(written.equals(content)).toBe(true);
  }
});

it("makes room once for a file, goes on after EAGAIN", () => {
  const stdin = ["EAGAIN", "EAGAIN", large];
  const writes = ["EAGAIN", 9, "EAGAIN"];
  let room = 0;
  const written = withDescriptors({ size: large.length, stdin, writes }, () =>
    runProgram((input) => {
      room = input.buffer.byteLength;
      return input;
    }),
  );
  expect([room, written.equals(large)]).toEqual([large.length + 1, true]);
});

it("writes first what the program hands over, drops the rest where the reader has gone", () => {
  const solve = (_: Uint8Array, write: (bytes: Uint8Array) => void) => {
    write(Buffer.from("first,"));
    return Buffer.from("then");
  };
  const all = withDescriptors({}, () => runProgram(solve));
  expect(`${all}`).toBe("first,then");
  const some = withDescriptors({ writes: [3, "EPIPE", 1, "EPIPE"] }, () => runProgram(solve));
  expect(`${some}`).toBe("firt");
});

it("throws any other error as it is", () => {
  const stdin = [Buffer.from("x")];
  expect(() => withDescriptors({ stdin: [...stdin, "EIO"] }, echo)).toThrow(systemError("EIO"));
  expect(() => withDescriptors({ stdin, writes: ["EIO"] }, echo)).toThrow(systemError("EIO"));
});

it("takes files in place of stdin and stdout, and stdin and stdout without the input", () => {
  const folder = testFolder();
  const [input, output] = [join(folder, "in.txt"), join(folder, "out.txt")];
  const descriptors = { stdin: [Buffer.from("piped")], writes: [1, 2] };
  const outcome = (files: Files) => {
    writeFileSync(input, "filed");
    writeFileSync(output, "old, and longer");
    const written = withDescriptors(descriptors, () =>
      runOnFiles((bytes, write) => {
        write(Buffer.from("<"));
        return Buffer.from(`${Buffer.from(bytes)}>`);
      }, files),
    );
    return [`${written}`, readFileSync(output, "utf8")];
  };
  const open = () => readdirSync("/proc/self/fd").length;
  const before = process.platform === "linux" ? open() : 0;
  expect(outcome({ input, output })).toEqual(["", "<filed>"]);
  if (before > 0) expect(open()).toBe(before);
  expect(outcome({ output })).toEqual(["", "<piped>"]);
  expect(outcome({ input })).toEqual(["<filed>", "old, and longer"]);
  expect(outcome({})).toEqual(["<piped>", "old, and longer"]);
  expect(outcome({ input: `${input}?`, output })).toEqual(["<piped>", "old, and longer"]);
  expect(outcome({ input: `${input}?` })).toEqual(["<piped>", "old, and longer"]);
});

it("sends each byte once through a stdout as Deno's, which buffers lines and hides counts", () => {
  const texts = [
    "x\n".repeat(9000),
    "y".repeat(9000),
    "y".repeat(5120),
    `${"z".repeat(5000)}\nend`,
    "\n\n1",
    "1234",
  ];
  for (const random of rounds(60)) {
    const lines = Array.from({ length: random.int(0, 9) }, () =>
      "abc".repeat(random.pick([0, 1, 300, 341, 342, 1365, 1400])),
    );
    texts.push(lines.join(random.pick(["\n", "d\n", "", "ef"])));
  }
  for (const text of [...texts, texts.join("")]) {
    const stdout = new DenoStdout();
    writeInDeno(Buffer.from(text), stdout);
    expect(`${Buffer.concat(stdout.piped)}` === text, text.slice(0, 99)).toBe(true);
  }
});

it("looks at each byte at most twice in Deno, however long the lines are", () => {
  for (const line of ["z".repeat(2 ** 20 - 1), "y".repeat(4096), "x".repeat(99), ""]) {
    const output = new ScannedBytes(Buffer.from(`${line}\n`.repeat(2 ** 20 / (line.length + 1))));
    ScannedBytes.scanned = 0;
    writeInDeno(output, { writeSync: (bytes) => bytes.length });
    expect(ScannedBytes.scanned).toBeGreaterThan(0);
    expect(ScannedBytes.scanned).toBeLessThanOrEqual(2 * output.length);
  }
});

it("ends quietly in Deno where the reader has gone, throws any other error there", () => {
  const through = (code: string) => {
    const writeSync = vi.fn(() => {
      throw systemError(code);
    });
    writeInDeno(Buffer.from("x"), { writeSync });
    return writeSync.mock.calls.length;
  };
  expect(through("EPIPE")).toBe(1);
  expect(() => through("EIO")).toThrow(systemError("EIO"));
});

it("hears the lines, however the bytes come, and says each at once", () => {
  for (const random of rounds(40)) {
    const unit = ["a", "\rb", "é", "𝄞", " "];
    const lines = Array.from({ length: random.int(1, 6) }, () =>
      Array.from({ length: random.int(0, 4) }, () => random.pick(unit)).join(""),
    );
    const end = random.pick(["\n", "\r\n"]);
    const bytes = Buffer.from(lines.join(end) + (lines.at(-1) ? random.pick(["", end]) : end));
    const stdin = [...bytes].flatMap((byte) =>
      random.pick([[Uint8Array.of(byte)], ["EAGAIN", Uint8Array.of(byte)]]),
    );
    const heard: string[] = [];
    const written = withDescriptors({ stdin: random.pick([stdin, [bytes]]) }, () =>
      runDialogue(({ say, hear, ask }) => {
        say("µ");
        for (const at of lines.keys()) heard.push(at % 2 === 0 ? hear() : ask(`${at}?`));
        expect(hear).toThrow("runDialogue: expected a line, found the end of input");
      }),
    );
    expect(heard).toEqual(lines);
    const asked = [...lines.keys()].filter((at) => at % 2 === 1);
    expect(`${written}`).toBe(["µ", ...asked.map((at) => `${at}?`), ""].join("\n"));
  }
});

function writeInDeno(output: Uint8Array, stdout: { writeSync(bytes: Uint8Array): number }): void {
  vi.stubGlobal("Deno", { stdout });
  withDescriptors({}, () => runProgram(() => output));
}

/** Bytes that count how many of them are looked at, in their parts too. */
class ScannedBytes extends Uint8Array {
  static scanned = 0;

  override lastIndexOf(byte: number, from = this.length - 1): number {
    const found = super.lastIndexOf(byte, from);
    ScannedBytes.scanned += from - Math.max(found, 0) + 1;
    return found;
  }
}

/** As Deno 2 has it. Of three writes to its pipe one finds it full; at most 4096 bytes go in whole. */
class DenoStdout {
  readonly piped: Uint8Array[] = [];
  private writes = 0;
  private calls = 0;
  private kept = Buffer.alloc(0);

  writeSync(bytes: Uint8Array): number {
    if (++this.writes > 10_000) throw new Error("the program does not stop writing");
    const lines = bytes.lastIndexOf(10) + 1;
    let count = bytes.length;
    if (lines > 0) {
      this.flush();
      count = this.pipe(bytes.subarray(0, lines));
      this.keep(bytes.subarray(count));
      count = Math.min(bytes.length, count + 1024);
    } else {
      if (this.kept.length + bytes.length > 1024) this.flush();
      if (bytes.length >= 1024) count = this.pipe(bytes);
      else this.keep(bytes);
    }
    this.flush();
    return count;
  }

  private pipe(bytes: Uint8Array): number {
    if (bytes.length === 0) return 0;
    if (this.calls++ % 3 === 1) throw systemError("EAGAIN");
    const taken = bytes.slice(0, bytes.length > 4096 ? 1000 : 4096);
    this.piped.push(taken);
    return taken.length;
  }

  private keep(bytes: Uint8Array): void {
    this.kept = Buffer.concat([this.kept, bytes.subarray(0, 1024)]);
  }

  private flush(): void {
    while (this.kept.length > 0) this.kept = this.kept.subarray(this.pipe(this.kept));
  }
}
