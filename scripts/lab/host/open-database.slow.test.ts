import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { PatternBlocks } from "../../../lib/sliding/pattern-blocks";
import { testFolder } from "../../testing/test-folder";
import { takeLock } from "./build-lock";
import { openDatabase } from "./open-database";

const PLAN = {
  rows: 3,
  columns: 3,
  groups: [
    [1, 2, 4, 5],
    [3, 6, 7, 8],
  ],
};
/** About a second to build: time to kill a process meanwhile. */
const SLOW = { rows: 4, columns: 4, groups: [[1, 2, 3, 4, 5, 6], [7], [8]] };

let folder: string;
let file: string;
let reports: string[];
const open = (plan: typeof PLAN = PLAN) => openDatabase(file, plan, (text) => reports.push(text));

beforeEach(() => {
  folder = testFolder();
  file = join(folder, "test.bin");
  reports = [];
});

/** A process that opens the database and prints its progress reports, then a sum of the values. */
function child(plan: typeof PLAN) {
  const script = `require("ts-node/register/transpile-only");
    require(${JSON.stringify(join(__dirname, "open-database.ts"))})
      .openDatabase(${JSON.stringify(file)}, ${JSON.stringify(plan)}, (text) => console.log(text))
      .then((values) => console.log("sum", values.reduce((sum, value) => sum + value, 0)));`;
  return spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
}

async function output(process: ReturnType<typeof child>): Promise<string> {
  let text = "";
  process.stdout!.on("data", (chunk) => {
    text += chunk;
  });
  await once(process, "close");
  return text;
}

describe("openDatabase", () => {
  it("builds a missing file, then reads it", async () => {
    const built = await open();
    const expected = PLAN.groups.flatMap((tiles) => {
      const blocks = new PatternBlocks(3, 3, tiles.length);
      const values = new Uint8Array(blocks.placements);
      blocks.fill(tiles, values);
      return [...values];
    });
    expect(Buffer.from(built).equals(Buffer.from(expected))).toBe(true);
    expect(reports).toEqual(["test.bin: not there; building it"]);
    expect(Buffer.from(await open()).equals(Buffer.from(expected))).toBe(true);
    expect(reports.length).toBe(1);
    expect(readdirSync(folder)).toEqual(["test.bin"]);
  });

  it("notices a cut, a changed byte, another version and another partition, and rebuilds", async () => {
    const whole = Buffer.from(await open());
    const good = readFileSync(file);
    const changed = (at: number) => {
      const bytes = Buffer.from(good);
      bytes[at]! ^= 4;
      return bytes;
    };
    reports = [];
    truncateSync(file, good.length - 1);
    expect(whole.equals(Buffer.from(await open()))).toBe(true);
    writeFileSync(file, "");
    expect(whole.equals(Buffer.from(await open()))).toBe(true);
    for (const at of [256, 3000, good.length - 1, good.indexOf("version") + 9]) {
      writeFileSync(file, changed(at));
      expect(whole.equals(Buffer.from(await open()))).toBe(true);
      expect(readFileSync(file).equals(good)).toBe(true);
    }
    const otherPlan = {
      ...PLAN,
      groups: [[1, 2, 4, 7], PLAN.groups[1]!.map((t) => (t === 7 ? 5 : t))],
    };
    expect(whole.equals(Buffer.from(await open(otherPlan)))).toBe(false);
    expect(reports.map((text) => text.replace(/^test.bin: (.*); building it$/, "$1"))).toEqual([
      `${good.length - 1} bytes instead of ${good.length}`,
      `0 bytes instead of ${good.length}`,
      "its checksum is wrong",
      "its checksum is wrong",
      "its checksum is wrong",
      "of another version or partition",
      "of another version or partition",
    ]);
  });

  it("is built once when two processes open it at the same time", async () => {
    const texts = await Promise.all([output(child(SLOW)), output(child(SLOW))]);
    expect(texts.join("").match(/building it\n/g)?.length).toBeGreaterThanOrEqual(1);
    expect(texts.join("").match(/not there; building it/g)?.length).toBe(1);
    expect(new Set(texts.map((text) => /sum (\d+)/.exec(text)![1])).size).toBe(1);
    expect(readdirSync(folder)).toEqual(["test.bin"]);
  });

  it("leaves no damaged file when it is killed while it builds or writes", async () => {
    const builder = child(SLOW);
    await once(builder.stdout!, "data");
    builder.kill("SIGKILL");
    await once(builder, "close");
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(folder)).toContain("test.bin.lock");
    writeFileSync(join(folder, ".test.bin.999999.0.tmp"), "half a file");
    await open();
    expect(reports).toEqual(["test.bin: not there; building it"]);
    expect(readdirSync(folder)).toEqual(["test.bin"]);
  });
});

describe("takeLock", () => {
  it("is held by one living process, and taken over from a dead one", () => {
    const lock = join(folder, "lock");
    const release = takeLock(lock)!;
    expect(takeLock(lock)).toBeUndefined();
    release();
    expect(existsSync(lock)).toBe(false);
    writeFileSync(lock, `${process.pid} 1`); // our number, given to another process before
    const taken = takeLock(lock);
    expect(taken).toBeDefined();
    expect(takeLock(lock)).toBeUndefined();
    taken!();
    expect(readdirSync(folder)).toEqual([]);
  });
});
