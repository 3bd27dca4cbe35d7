import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CACHE, TOOL } from "../../base/host/roots";
import { bundle } from "../../bundle/host/bundle";
import { testFolder } from "../../testing/test-folder";
import type { Program } from "./program";
import { withSourcePlaces } from "./source-places";

// A real crash of a real bundle: the places must be lines of the sources that say what crashed.

const folder = testFolder({}, "crash-", CACHE);
const entry = join(folder, "solution.ts").slice(TOOL.length + 1);
const SOURCE = `import { IntQueue } from "../../lib/structure/int-queue";
import { runProgram } from "../../lib/io/run-program";

interface Wish {
  readonly capacity: number;
}

type Pushed = Map<string, ReadonlyArray<readonly [left: number, right: number]>>;

function fill({ capacity }: Wish): number {
  const queue = new IntQueue(capacity);
  const pushed = new Map<string, ReadonlyArray<readonly [left: number, right: number]>>() as Pushed;
  for (let item = 0; item <= capacity; item++) {
    pushed.set(String(item), (twice<number>(item) as Array<readonly [number, number]>) satisfies unknown[]);
    const list = pushed.get(String(item))! as ReadonlyArray<readonly [left: number, right: number]>; for (const [left] of list) queue.push(left as number);
  }
  return capacity;
}

const twice = <Item>(item: Item, queue?: IntQueue | undefined): Array<readonly [Item, Item]> => [
  [item, item] as const,
];

export function solve(input: Uint8Array): Uint8Array {
  const filled: number = fill({ capacity: input.length + 4 });
  return Uint8Array.of(filled);
}

if (require.main === module) runProgram(solve);
`;
writeFileSync(join(folder, "solution.ts"), SOURCE);

async function crash(options: Parameters<typeof bundle>[1]): Promise<string> {
  const bundled = await bundle(entry, options);
  const { stderr } = spawnSync(process.execPath, [bundled.file], { input: "", encoding: "utf8" });
  return withSourcePlaces(stderr, { bundle: bundled } as unknown as Program);
}

/** The text of the line that a place names. */
function lineAt(place: string): string {
  const [, file, line] = /([\w./-]+\.ts):(\d+)/.exec(place) ?? [];
  return readFileSync(join(TOOL, file!), "utf8").split("\n")[Number(line) - 1]!;
}

it.each([
  ["as it is", {}],
  ["lowered for an old runtime", { target: "eolymp" }],
] as const)("%s: frames of the solution and of the library", async (_, options) => {
  const trace = await crash(options);
  expect(trace).toContain("IntQueue.push: full at capacity 4");
  const [place, line, caret] = trace.split("\n") as [string, string, string];
  expect(line, "as its author wrote it").toBe(lineAt(place));
  expect(line.slice(caret.indexOf("^"))).toMatch(/^throw new RangeError/);
  const frames = trace.split("\n").filter((line) => /^\s+at /.test(line) && line.includes(".ts:"));
  expect(frames.length).toBeGreaterThanOrEqual(3);
  expect(lineAt(frames[0]!)).toContain("throw new RangeError");
  expect(frames.some((frame) => frame.includes("lib/structure/int-queue.ts"))).toBe(true);
  const own = frames.filter((frame) => frame.includes("solution.ts")).map(lineAt);
  expect(own[0]).toContain("queue.push(left as number)");
  expect(own[1]).toContain("fill({ capacity: input.length + 4 })");
  expect(trace).not.toMatch(/node:internal/);
});

it("of the small bundle the message stays, and no wrong place is named", async () => {
  const trace = await crash({ min: true });
  expect(trace).toContain("IntQueue.push: full at capacity 4");
  for (const [place] of trace.matchAll(/[\w./-]+\.ts:\d+/g)) {
    expect(lineAt(place)).toMatch(/throw|push|fill|runProgram|solve/);
  }
});

it("of other programs the last lines are kept", async () => {
  const stderr = execFileSync("sh", ["-c", "seq 100"], { encoding: "utf8" });
  expect((await withSourcePlaces(stderr, {} as Program)).split("\n")).toHaveLength(12);
});

it("no part of the bundle's folder is left, nor a carriage return, in a home with a blank", async () => {
  const file = "/home/Jörg Müller/bench/.cache/bundles/x.js";
  const bundled = { file, code: "nothing();\nmore();\n", sources: [] };
  const stderr = `Error: no\r\n    at Object.<anonymous> (${file}:2:1)\r\n`;
  const places = await withSourcePlaces(stderr, { bundle: bundled } as unknown as Program);
  expect(places).toBe("Error: no\n    at Object.<anonymous> (x.js:2:1)");
});
