import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../../../base/host/roots";
import { InspectorClient } from "../../../testing/inspector-client";

// A client of the inspector protocol stops in the solution and in the library, started by --inspect and as
// .vscode/launch.json starts it: there the editor attaches to each child.

const SOLUTION = "problems/knight-moves/solution.ts";
const LIBRARY = "lib/grid/leaper-moves.ts";
const LOADED = "const SIDE ="; // all imports lie before it

/** The first line of a file that contains the text, from 1. */
function lineOf(file: string, text: string): number {
  const lines = readFileSync(join(TOOL, file), "utf8").split("\n");
  return lines.findIndex((line) => line.includes(text)) + 1;
}

interface Debugged {
  readonly values: unknown[];
  readonly stderr: string;
  readonly stdout: string;
  readonly status: number;
}

type Talk = (client: InspectorClient) => Promise<unknown[]>;

/** Attaches to every process that a command starts; the last one is the solution. */
async function debugged(child: ChildProcess, processes: number, talk: Talk): Promise<Debugged> {
  let [stdout, stderr] = ["", ""];
  child.stdout!.on("data", (piece) => {
    stdout += piece;
  });
  const ended = once(child, "close");
  const address = (at: number) =>
    new Promise<string>((done, fail) => {
      const look = () => {
        const found = [...stderr.matchAll(/Debugger listening on (ws:\S+)/g)][at]?.[1];
        if (found !== undefined) done(found);
      };
      look();
      child.stderr!.on("data", look);
      child.on("close", () => fail(new Error(`no debugger: ${stderr}`)));
    });
  child.stderr!.on("data", (piece) => {
    stderr += piece;
  });
  let values: unknown[] = [];
  for (let at = 0; at < processes; at++) {
    const client = await InspectorClient.connect(await address(at));
    await client.begin();
    if (at === processes - 1) values = await talk(client);
    client.close();
  }
  const [status] = await ended;
  return { values, stdout, stderr, status };
}

const inSolution =
  (names: readonly string[], file = SOLUTION): Talk =>
  (client) =>
    client.valuesAt(file, lineOf(SOLUTION, PAIR), names);

const start = (words: readonly string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [join(TOOL, "scripts/jb.cjs"), ...words], {
    cwd: TOOL,
    env: { ...process.env, ...env },
  });

const PAIR = "const pair = from * SQUARES + to;"; // a1 is 0, h8 is 63
const ANSWER = "To get from a1 to h8 takes 6 knight moves.\n";

describe("jb run --inspect", () => {
  const words = ["run", "knight-moves", "edge-one", "--inspect"];

  it("stops at a line of solution.ts, where the variables have their values", async () => {
    const run = await debugged(start(words), 1, inSolution(["from", "to", "SIDE"]));
    expect(run.values).toEqual([0, 63, 8]);
    expect(run.stdout).toBe(ANSWER);
    expect(run.stderr).toContain("outside the sandbox and without limits\n");
    expect(run.stderr).toMatch(/knight-moves\/edge-one: AC\n$/);
    expect(run.status).toBe(0);
  });

  it("stops in a file of the library", async () => {
    const { values } = await debugged(start(words), 1, async (client) => {
      await client.valuesAt(SOLUTION, lineOf(SOLUTION, LOADED));
      return client.valuesAt(LIBRARY, lineOf(LIBRARY, "const across"), ["a", "b", "rows"]);
    });
    expect(values).toEqual([1, 2, -2]);
  });

  it("takes a free port each time, so that two run at once", async () => {
    const runs = [1, 2].map(() => debugged(start(words), 1, inSolution(["to"])));
    const ports = (await Promise.all(runs)).map(
      ({ stderr }) => /127\.0\.0\.1:(\d+)/.exec(stderr)?.[1],
    );
    expect(new Set(ports).size).toBe(2);
  });

  it("debugs a task on the desk", async () => {
    const task = join(TOOL, ".contest/z-debugged");
    cpSync(join(TOOL, "problems/knight-moves"), task, { recursive: true });
    cpSync(join(TOOL, "cases/knight-moves"), join(task, "cases"), { recursive: true });
    try {
      const child = start(["run", ".contest/z-debugged", "edge-one", "--inspect"]);
      const talk = inSolution(["to"], ".contest/z-debugged/solution.ts");
      expect((await debugged(child, 1, talk)).values).toEqual([63]);
    } finally {
      rmSync(task, { recursive: true, force: true });
    }
  });
});

it("launch.json starts the open solution on a case, and a breakpoint of its child is hit", async () => {
  const launch = JSON.parse(readFileSync(join(TOOL, ".vscode/launch.json"), "utf8"));
  const [{ type, program, args, autoAttachChildProcesses, cwd }] = launch.configurations;
  expect(launch.inputs.map(({ id }: { id: string }) => id)).toEqual(["case"]);
  const values: Record<string, string> = {
    ...{ workspaceFolder: TOOL, relativeFileDirname: "problems/knight-moves" },
    ...{ file: join(TOOL, SOLUTION), "input:case": "edge-one" },
  };
  const filled = (text: string) => text.replace(/\$\{([^}]+)\}/g, (_, name) => values[name]!);
  expect([type, autoAttachChildProcesses, filled(cwd)]).toEqual(["node", true, TOOL]);
  expect(filled(program)).toBe(join(TOOL, "scripts/jb.cjs"));
  const child = start(args.map(filled), { NODE_OPTIONS: "--inspect-brk=127.0.0.1:0" });
  const run = await debugged(child, 2, inSolution(["from", "to"]));
  expect(run.values).toEqual([0, 63]);
  expect(run.stdout).toBe(ANSWER);
});
