import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { commandOutput } from "../../testing/run-script";
import { testFolder } from "../../testing/test-folder";

// The real command on toy programs: bundler, sandbox and table are those of every run. Under this Node,
// since the judge's own runtime may have to be fetched.

const folder = testFolder();

const toy = (name: string) => `scripts/verify/toys/${name}.verify.ts`;

/** `until` is what the run is interrupted at, when its cases are judged. */
const verify = (words: readonly string[], until?: string) =>
  commandOutput(["verify", "--node", ...words], until, 2000);

const row = (title: string, cases: string, verdict: string) =>
  expect.stringMatching(
    new RegExp(`^${title.replace(/[().]/g, "\\$&")} +${cases} +${verdict} `, "m"),
  );

describe("generated cases", () => {
  it("right programs pass; nothing is left but the cases of another run that goes on", async () => {
    const other = join(WORKSPACE, ".cache/verify/right", `${process.pid}`);
    const ended = join(WORKSPACE, ".cache/verify/right/0.in");
    for (const place of [other, ended]) mkdirSync(place, { recursive: true });
    const { code, output } = await verify([toy("right"), toy("several"), "--count", "2"]);
    expect(output).toEqual(row("right (toy_sum, 2.5 s)", "5", "AC"));
    expect(output).toEqual(row("several (toy_parts, 10 s)", "3", "AC"));
    expect(output).toMatch(/^8 passed, 0 failed$/m);
    expect(existsSync(join(WORKSPACE, ".cache/verify/several"))).toBe(false);
    expect(readdirSync(dirname(other))).toEqual([`${process.pid}`]);
    rmSync(dirname(other), { recursive: true });
    expect(code).toBe(0);
  });

  it("a wrong one fails at its first difference; the seed makes the same cases again", async () => {
    const words = [toy("wrong"), "--seed", "7", "--count", "1"];
    const [first, again] = [await verify(words), await verify(words)];
    expect(first.code).toBe(1);
    expect(first.output).toContain("--seed 7\n");
    expect(first.output).toEqual(row("wrong (toy_sum, 2.5 s)", "0/3", "WA"));
    expect(first.output).toMatch(
      /^WA wrong \(toy_sum, 2.5 s\)\/max-size: line 1, token 1: expected "2000000", found "1000000000000"/m,
    );
    expect(first.output).toMatch(/^0 passed, 3 failed$/m);
    const faults = (output: string) => output.match(/^WA .*$/gm);
    expect(faults(again.output)).toEqual(faults(first.output));
    const input = /^the first failing input: (.*)$/m.exec(again.output)![1]!;
    expect(existsSync(join(WORKSPACE, input))).toBe(true);
  });

  it("the check, the time limit and the exit code decide as the judge's do", async () => {
    const toys = ["several-wrong", "slow", "crashing"].map(toy);
    const { code, output } = await verify([...toys, "--time", "300", "--filter", "max"]);
    expect(output).toContain(
      "WA several-wrong (toy_parts, 0.3 s)/max-sum: 500000000 + 500000000 is not",
    );
    expect(output).toContain("TLE slow (toy_sum, 0.3 s)/max-size: more than 300 ms");
    expect(output).toContain("RE crashing (toy_sum, 0.3 s)/max-size: exit code 1");
    expect(output).toMatch(/^0 passed, 3 failed$/m);
    expect(code).toBe(1);
  });
});

describe("official cases", () => {
  const official = (words: readonly string[]) => verify([...words, "--cases", folder]);

  it("come from a folder with in/ and out/", async () => {
    const files = {
      "in/a.in": "1 1\n",
      "out/a.out": "2\n",
      "in/b.in": "2 3\n",
      "out/b.out": "5\n",
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(folder, "toy_sum", path, ".."), { recursive: true });
      writeFileSync(join(folder, "toy_sum", path), content);
    }
    const { code, output } = await official([toy("right"), toy("wrong")]);
    expect(output).toEqual(row("right (toy_sum, 2.5 s)", "2", "AC"));
    expect(output).toContain(
      'WA wrong (toy_sum, 2.5 s)/b: line 1, token 1: expected "5", found "6"',
    );
    expect(code).toBe(1);
  });

  it("come from a zip, which is taken before a folder", async () => {
    const [input, expected] = ["1000000001\n", "500000000 500000001\n"];
    const zip = storedZip({ "c.in": input, "c.out": expected, "facts.json": "{}" });
    writeFileSync(join(folder, "toy_parts.zip"), zip);
    const { code, output } = await official([toy("several"), toy("several-wrong")]);
    expect(output).toEqual(row("several (toy_parts, 10 s)", "1", "AC"));
    expect(output).toContain("WA several-wrong (toy_parts, 10 s)/c: 500000000 + 500000000 is not");
    expect(code).toBe(1);
  });

  it("that are missing are reported, and the rest is judged", async () => {
    rmSync(join(folder, "toy_parts.zip"), { force: true });
    const { code, output } = await official([toy("several"), toy("right")]);
    expect(output).toContain(`error: no official cases of toy_parts in ${folder}`);
    expect(output).toMatch(/^2 passed, 0 failed, 1 error$/m);
    expect(code).toBe(3);
  });
});

it("an unknown name ends with 4, a mistyped option with 2, Ctrl-C with 130", async () => {
  const [unknown, mistyped, stopped] = await Promise.all([
    verify(["disjoint-stes"]),
    verify(["--seed", "none"]),
    verify([toy("slow"), "--time", "60000", "--seed", "1"], "--seed 1"),
  ]);
  expect(unknown).toMatchObject({ code: 4, output: expect.stringContaining('"disjoint-stes"') });
  expect(unknown.output).not.toContain("--seed"); // nothing was generated
  expect(mistyped).toMatchObject({ code: 2, output: expect.stringContaining("--seed") });
  expect(stopped.output).toMatch(/^0 passed, 0 failed, 7 not run \(interrupted\)$/m);
  expect(stopped.code).toBe(130);
});

/** A zip whose members are stored as they are. */
function storedZip(members: Readonly<Record<string, string>>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  for (const [path, content] of Object.entries(members)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    for (const at of [20, 24]) entry.writeUInt32LE(content.length, at);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(Buffer.concat(parts).length, 42);
    directory.push(entry, Buffer.from(path));
    parts.push(local, Buffer.from(path), Buffer.from(content));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(members).length, 10);
  end.writeUInt32LE(Buffer.concat(parts).length, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
