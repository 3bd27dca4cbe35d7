import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { PersistentProgram } from "./persistent-program";

const LIMITS = { timeMs: 2000, memoryMiB: 128 };
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (output: Uint8Array) => new TextDecoder().decode(output);
const started: PersistentProgram[] = [];

function program(body: string, limits = LIMITS): PersistentProgram {
  const made = new PersistentProgram(`module.exports = { solve: (input) => { ${body} } };`, limits);
  started.push(made);
  return made;
}
afterEach(() => {
  for (const each of started.splice(0)) each.stop();
});

describe("PersistentProgram", () => {
  it("answers thousands of inputs of every size in order", async () => {
    const echo = program("return input;");
    const inputs = Array.from({ length: 5000 }, (_, index) => bytes("x".repeat(index % 300)));
    inputs.push(new Uint8Array(3_000_000).fill(7), bytes("last"));
    for (let round = 0; round < 2; round++) {
      const outcomes = await echo.run(inputs);
      expect(outcomes).toHaveLength(inputs.length);
      const lengths = outcomes.map((each) => each.kind === "answer" && each.output.length);
      expect(lengths).toEqual(inputs.map((input) => input.length));
    }
  });

  it("tells a throw with its stack, a crash with its reason, and goes on afterwards", async () => {
    const moody = program(
      'if (input[0] === 49) throw new RangeError("no ones"); if (input[0] === 50) process.exit(7); ' +
        "if (input[0] === 51) process.abort(); return input;",
    );
    for (const [bad, message] of [
      ["1", "RangeError: no ones"],
      ["2", "exit code 7"],
      ["3", "ended by SIGABRT"],
    ] as const) {
      const outcomes = await moody.run([bytes("a"), bytes(bad), bytes("b")]);
      expect(outcomes.map(({ kind }) => kind)).toEqual(["answer", "crash"]);
      expect(outcomes[1]).toMatchObject({ message: expect.stringContaining(message) });
    }
    expect(await moody.run([bytes("fine")])).toMatchObject([{ kind: "answer" }]);
  });

  it("stops endless loops, also those that no timer could stop, and replaces the child", async () => {
    const loop = program("while (input[0] === 33); return input;", { ...LIMITS, timeMs: 300 });
    const outcomes = await loop.run([bytes("a"), bytes("!"), bytes("b")]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["answer", "time"]);
    expect(await loop.run([bytes("b")])).toMatchObject([{ kind: "answer" }]);
  });

  it("tells memory that runs out", async () => {
    const hungry = program("const a = []; for (;;) a.push(new Array(1000).fill(a.length));", {
      timeMs: 10_000,
      memoryMiB: 32,
    });
    const [outcome] = await hungry.run([bytes("a")]);
    expect(outcome).toMatchObject({ kind: "crash", message: expect.stringContaining("FATAL") });
  });

  it("keeps state between inputs unless it is fresh", async () => {
    const code = "let calls = 0; module.exports = { solve: () => Buffer.from(String(++calls)) };";
    const counter = new PersistentProgram(code, LIMITS);
    started.push(counter);
    const answers = async () =>
      (await counter.run([bytes(""), bytes("")])).map(
        (each) => each.kind === "answer" && text(each.output),
      );
    expect(await answers()).toEqual(["1", "2"]);
    counter.stop();
    counter.isFresh = true;
    expect(await answers()).toEqual(["1", "1"]);
  });

  it("lets nobody write files, start processes or answer for itself by printing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stress-"));
    const attempts = [
      `require("fs").writeFileSync(${JSON.stringify(join(folder, "evil"))}, "x");`,
      'require("child_process").execSync("true");',
      'new (require("worker_threads").Worker)("", { eval: true });',
      'require("fs").readFileSync("/etc/passwd");',
    ];
    for (const attempt of attempts) {
      const [outcome] = await program(`${attempt} return input;`).run([bytes("a")]);
      expect(outcome).toMatchObject({
        kind: "crash",
        message: expect.stringMatching(/ACCESS|access/i),
      });
    }
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
    const loud = await program('console.log("noise".repeat(9)); return input;').run([bytes("a")]);
    expect(loud).toMatchObject([{ kind: "answer" }]);
  });

  it("tells a program that cannot even be loaded", async () => {
    const broken = new PersistentProgram("syntax error (", LIMITS);
    started.push(broken);
    const [outcome] = await broken.run([bytes("a")]);
    expect(outcome).toMatchObject({ kind: "crash", message: expect.stringContaining("Error") });
  });
});
