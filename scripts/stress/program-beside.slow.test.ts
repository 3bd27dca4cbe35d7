import "ts-node/register"; // generators are required as they are by the commands
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { EXIT } from "../base/exit-code";
import { TOOL } from "../base/host/roots";
import { testFolder } from "../testing/test-folder";
import { stressOne } from "./host/stress-one";

// A contestant's own files: a.ts, a.brute.ts and a.generate.ts, in no problem's folder.

const folder = testFolder({}, "abc 001 ");

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), "utf8");

async function stressed(file: string, more: { brute?: string; generate?: string } = {}) {
  const said: string[] = [];
  const output = { say: (text: string) => void said.push(text) };
  const options = { for: 20_000, seed: 1, jobs: 1, save: true, sandbox: "auto" } as const;
  const { signal } = new AbortController();
  const exitCode = await stressOne(join(folder, file), { ...options, ...more }, output, signal);
  return { exitCode, text: said.join("") };
}

/** The largest of n numbers, from a start that is wrong for negative ones. */
const largest = (start: string) => `import * as fs from "fs";
const [n, ...values]: number[] = fs.readFileSync(0, "utf8").split(/\\s+/).map(Number);
let best = ${start};
for (const value of values.slice(0, n)) best = Math.max(best, value);
console.log(best);
`;
const GENERATE = `export function generate(random: { int(low: number, high: number): number }) {
  const values = Array.from({ length: random.int(1, 5) }, () => random.int(-9, 2));
  return values.length + "\\n" + values.join(" ") + "\\n";
}
`;
const VALIDATE = `export function validate(input: Uint8Array) {
  if (!/^1\\n-?\\d\\n$|^2\\n-?\\d -?\\d\\n$/.test(new TextDecoder().decode(input))) throw new Error("");
}
`;

it("names the files that are missing", async () => {
  write("a.ts", largest("0"));
  await expect(stressed("a.ts")).rejects.toMatchObject({
    message: `${folder}/a.brute.ts and ${folder}/a.generate.ts are missing`,
    hint: expect.stringMatching(/--brute <file> --generate <file>$/),
    exitCode: EXIT.setup,
  });
  write("a.generate.ts", GENERATE);
  await expect(stressed("a.ts")).rejects.toThrow(/^\S+ 001 \S+\/a\.brute\.ts is missing$/);
});

it("keeps the counter-example beside the program, where judge finds it", async () => {
  write("a.ts", largest("0"));
  write("a.brute.ts", largest("-Infinity"));
  write("a.generate.ts", GENERATE.replace("(1, 5)", "(1, 2)"));
  write("a.validate.ts", VALIDATE);
  const { exitCode, text } = await stressed("a.ts");
  expect(exitCode).toBe(EXIT.notAccepted);
  expect(text).toMatch(/^WA: line 1, token 1: expected "-\d", found "0"/m);
  expect(text).toContain(`saved as ${folder}/a-1.in and .out;\n`);
  expect(text).toMatch(/^ {2}undo: \S+ "[^"]*a-1\.in" "[^"]*a-1\.out"$/m);
  expect([read("a-1.in"), read("a-1.out")]).toEqual(["1\n-1\n", "-1\n"]); // of 0 both say 0
  expect(text).toMatch(/^again: npm run stress "\S+ 001 \S+\/a\.ts" -- --seed \d+$/m);
});

it("tries programs that export solve, with the files that options name", async () => {
  const library = relative(folder, join(TOOL, "lib/io/run-program")).replaceAll("\\", "/");
  const program = (expression: string) => `import { runProgram } from "${library}";
export const solve = (input: Uint8Array) => new TextEncoder().encode(String(${expression}));
if (require.main === module) runProgram(solve);
`;
  write("b.ts", program("Math.min(input.length, 3)"));
  write("length.ts", program("input.length"));
  write("ones.ts", 'export const generate = (random) => "1".repeat(random.int(1, 4));\n');
  const named = { brute: "length.ts", generate: "ones.ts" };
  const { exitCode, text } = await stressed("b.ts", named);
  expect(text).toMatch(/^input: .*\n {2}1111\nexpected: .*\n {2}4\n/m);
  expect(text).toMatch(/--brute length\.ts --generate ones\.ts$/m);
  expect(exitCode).toBe(EXIT.notAccepted);
});

it("takes commands for the slow program and the generator, which gets the seed", async () => {
  write("c.ts", largest("0"));
  write("slow.py", "n, *a = map(int, open(0).read().split())\nprint(max(a))\n");
  const generator =
    "import sys\nseed = int(sys.argv[2])\nprint(2, seed - 9, -2, file=sys.stdout)\n";
  write("gen.py", generator);
  const commands = {
    brute: `python3 "${folder}/slow.py"`,
    generate: `python3 "${folder}/gen.py" x`,
  };
  const { exitCode, text } = await stressed("c.ts", commands);
  expect(exitCode).toBe(EXIT.notAccepted);
  // The seeds begin with 1.
  expect(text).toMatch(/^input:\n {2}2 -8 -2\nexpected:\n {2}-2\n/m);
  write("gen.py", "import sys\nsys.exit('no such seed')\n");
  await expect(stressed("c.ts", commands)).rejects.toThrow(
    /gen\.py" x 1 makes no input: no such seed$/,
  );
  const missing = { ...commands, generate: "none.ts" };
  await expect(stressed("c.ts", missing)).rejects.toThrow(/none\.ts is missing$/);
});
