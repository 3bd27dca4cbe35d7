import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { needsTier } from "../../testing/sandbox/needs-tier";
import { testFolder } from "../../testing/test-folder";
import { childStarter, type StartChild } from "./child-process";
import { PersistentProgram } from "./persistent-program";

const LIMITS = { timeMs: 2000, memoryMiB: 128 };
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (output: Uint8Array) => new TextDecoder().decode(output);
const started: PersistentProgram[] = [];

// The best box that this machine has, and what takes its place where there is no C compiler.
describe.each(["auto", "D"] as const)("PersistentProgram, sandbox %s", (choice) => {
  let host: OpenJudgeHost;
  let startChild: StartChild;
  beforeAll(async () => {
    host = await openJudgeHost({ sandbox: choice, forget: "all" });
    startChild = childStarter(host.runner, host.sandbox.tier);
  });
  afterAll(async () => {
    const scratch = host.scratch();
    await host.close();
    expect(scratch !== undefined && existsSync(scratch)).toBe(false);
  });
  afterEach(() => {
    for (const program of started.splice(0)) program.stop();
  });

  function make(code: string, limits = LIMITS): PersistentProgram {
    const program = new PersistentProgram(code, limits, startChild);
    started.push(program);
    return program;
  }
  const program = (body: string, limits = LIMITS) =>
    make(`module.exports = { solve: (input) => { ${body} } };`, limits);

  it("answers thousands of inputs of every size in order", async () => {
    const echo = program("return input;");
    const inputs = Array.from({ length: 5000 }, (_, index) => bytes("x".repeat(index % 300)));
    inputs.push(new Uint8Array(3_000_000).fill(7), bytes("last"));
    for (let round = 0; round < 2; round++) {
      const outcomes = await echo.run(inputs);
      expect(outcomes).toHaveLength(inputs.length);
      const lengths = outcomes.map((outcome) => outcome.kind === "answer" && outcome.output.length);
      expect(lengths).toEqual(inputs.map((input) => input.length));
    }
  });

  it("reports a throw with its stack and a crash with its reason, then goes on", async () => {
    const moody = program(
      'if (input[0] === 49) throw new RangeError("no ones"); if (input[0] === 50) process.exit(7); ' +
        "if (input[0] === 51) process.abort(); return input;",
    );
    for (const [bad, message] of [
      ["1", "RangeError: no ones"],
      ["2", "process.exit(7)"],
      ["3", "ended by SIGABRT"],
    ] as const) {
      const outcomes = await moody.run([bytes("a"), bytes(bad), bytes("b")]);
      expect(outcomes.map(({ kind }) => kind)).toEqual(["answer", "crash"]);
      expect(outcomes[1]).toMatchObject({ message: expect.stringContaining(message) });
    }
    expect(await moody.run([bytes("fine")])).toMatchObject([{ kind: "answer" }]);
  });

  it("stops endless loops, also those that no timer could stop, and replaces the child", async () => {
    const loop = program("while (input[0] === 33); return input;", { ...LIMITS, timeMs: 1000 });
    const outcomes = await loop.run([bytes("a"), bytes("!"), bytes("b")]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["answer", "time"]);
    expect(await loop.run([bytes("b")])).toMatchObject([{ kind: "answer" }]);
  });

  it("gives the first input extra time for one-time work", async () => {
    const program = make(
      `const end = Date.now() + 1200; while (Date.now() < end);
       module.exports = { solve: (input) => { while (input[0] === 33); return input; } };`,
      { ...LIMITS, timeMs: 1000 },
    );
    for (let round = 0; round < 2; round++) {
      const outcomes = await program.run([bytes("a"), bytes("!")]);
      expect(outcomes.map(({ kind }) => kind)).toEqual(["answer", "time"]);
    }
  });

  it.each([
    ["of the heap", "const a = []; for (;;) a.push(new Array(1000).fill(a.length));"],
    ["outside of it", "const a = []; for (;;) a.push(Buffer.alloc(1 << 20, 1));"],
  ])("reports exhausted memory: %s", async (_, body) => {
    const [outcome] = await program(body, { timeMs: 20_000, memoryMiB: 16 }).run([bytes("a")]);
    expect(outcome).toMatchObject({ kind: "memory" });
  });

  it("keeps state between inputs unless it is fresh", async () => {
    const counter = make(
      "let calls = 0; module.exports = { solve: () => Buffer.from(String(++calls)) };",
    );
    const answers = async () => {
      const outcomes = await counter.run([bytes("a"), bytes("b")]);
      return outcomes.map((outcome) => outcome.kind === "answer" && text(outcome.output));
    };
    expect(await answers()).toEqual(["1", "2"]);
    counter.stop();
    counter.isFresh = true;
    expect(await answers()).toEqual(["1", "1"]);
  });

  it("forbids programs to write files or to read those of the cases", async () => {
    const folder = testFolder();
    const mine = join(folder, "mine");
    writeFileSync(mine, "mine", { mode: 0o666 });
    const answer = join(WORKSPACE, "cases/knight-moves/sample-1.out");
    for (const attempt of [
      `require("fs").writeFileSync(${JSON.stringify(join(folder, "evil"))}, "x");`,
      `require("fs").writeFileSync(${JSON.stringify(mine)}, "x");`,
      `require("fs").readFileSync(${JSON.stringify(answer)});`,
    ]) {
      const [outcome] = await program(`${attempt} return input;`).run([bytes("a")]);
      expect(outcome).toMatchObject({
        kind: "crash",
        message: expect.stringMatching(/EACCES|ENOENT|EROFS|ERR_ACCESS_DENIED|restricted/),
      });
    }
    expect([readdirSync(folder), readFileSync(mine, "utf8")]).toEqual([["mine"], "mine"]);
  });

  it("does not take printed text for an answer", async () => {
    const noise = '"noise".repeat(99)';
    const loud = program(`console.log(${noise}); process.stdout.write(${noise}); return input;`);
    expect(await loud.run([bytes("a"), bytes("b")])).toMatchObject([
      { kind: "answer", output: bytes("a") },
      { kind: "answer", output: bytes("b") },
    ]);
    const forger = program(`require("fs").writeSync(1, ${noise}); return input;`);
    expect(await forger.run([bytes("a")])).toMatchObject([
      { kind: "crash", message: expect.stringContaining("stdout") },
    ]);
  });

  it("reports a program that cannot be loaded", async () => {
    const [outcome] = await make("syntax error (").run([bytes("a")]);
    expect(outcome).toMatchObject({ kind: "crash", message: expect.stringContaining("Error") });
  });
});

it("forbids programs to reach the network or to leave a process behind", async (context) => {
  const host = await openJudgeHost({ forget: "all" });
  if (host.sandbox.tier > "B") {
    await host.close();
    needsTier("B", host.sandbox.because ?? "no box works here", context);
  }
  const calls: string[] = [];
  const server: Server = createServer((socket) => {
    calls.push("call");
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  const mark = `stress-left-behind-${process.pid}`;
  const code = `module.exports = { solve: () => {
    const { spawn, spawnSync } = require("child_process");
    const call = "require('net').connect(${port}, '127.0.0.1')"
      + ".on('connect', () => process.exit(9)).on('error', () => process.exit(5))";
    const { status } = spawnSync(process.execPath, ["-e", call]);
    const options = { detached: true, stdio: "ignore" };
    const left = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)", "${mark}"], options);
    left.unref();
    return Buffer.from(status + " " + (left.pid > 0));
  } };`;
  const limits = { timeMs: 20_000, memoryMiB: 512 };
  const sneaky = new PersistentProgram(code, limits, childStarter(host.runner, host.sandbox.tier));
  const [outcome] = await sneaky.run([bytes("a")]);
  expect(outcome?.kind === "answer" && text(outcome.output)).toBe("5 true");
  sneaky.stop();
  await host.close();
  expect(calls).toEqual([]);
  expect(commandLines().filter((line) => line.includes(mark))).toEqual([]);
  await new Promise((done) => server.close(done));
});

function commandLines(): string[] {
  return readdirSync("/proc").flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? readFileSync(`/proc/${name}/cmdline`, "utf8") : [];
    } catch {
      return []; // it has ended
    }
  });
}
