import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { proposedUse } from "./use/proposed-use";

// Every module of lib and every solution opens with a labelled card.

const MODULE_LABELS = ["Use", "Time", "Space", "Limits", "Errors", "Source", "Tested"];
const WASM_LABELS = ["Use", "Exports", "Source", "Tested"];
const SOLUTION_LABELS = ["In", "Out", "Idea", "Time", "Space", "Source"];
const VERIFY_LABELS = ["In", "Out", "Source"];
const MAX_LINES = { module: 300, solution: 120, script: 200 };

const root = dirname(dirname(__dirname));
const find = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    posix: true,
    ignore: [
      ...["**/node_modules/**", "**/*.test.ts", "**/*.bench.ts", "**/*.twin.ts"],
      ...["scripts/bench/**", "scripts/judge/hostile/**"],
    ],
  });

/** What is wrong with the card of one file, in words. */
function faults(file: string, text: string, labels: readonly string[]): string[] {
  const card = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(text)?.[1];
  if (card === undefined) return [`${file}: must open with a card`];
  const faults: string[] = [];
  const lines = card.split("\n");
  if (!/^ \* [^:]+: \S.*/.test(lines[0]!))
    faults.push(`${file}: the card must open with "Name: what it is"`);
  const present = lines.flatMap((line) => /^ \* ([A-Z][a-z]+) {2,}\S/.exec(line)?.[1] ?? []);
  for (const label of labels) {
    if (present.includes(label)) continue;
    const proposed = label === "Use" ? `, such as: ${proposedUse(text)}` : "";
    faults.push(`${file}: the card lacks "${label}"${proposed}`);
  }
  return faults;
}

/** Files that the card's "Tested" names and that are not there; a verified problem that is not the twin's. */
function testedFaults(file: string, text: string, fileText: (path: string) => string | undefined) {
  const card = /^(?:\/\/ Long: .*\n+)?\/\*\*\n([\s\S]*?)\n \*\//.exec(text)?.[1] ?? "";
  const tested =
    /^ \* Tested {2,}([\s\S]*?)(?=^ \*(?:$| [A-Z][a-z]+ {2,}))/m.exec(`${card}\n *\n`)?.[1] ?? "";
  const folder = dirname(file);
  const named = tested.match(/[\w./-]+\.(?:test|bench)\.ts/g) ?? [];
  const missing = named
    .filter((name) =>
      [name, `${folder}/proof/${name}`].every((path) => fileText(path) === undefined),
    )
    .map((name) => `${file}: Tested names ${name}, which is not there`);
  const problems = [...tested.replace(/\n \*\s+/g, " ").matchAll(/library-checker (\w+)/g)];
  const twins = fileText("lib/*/proof/*") ?? "";
  const untrue = problems
    .filter(([, id]) => !twins.includes(`"${id}"`))
    .map(([, id]) => `${file}: Tested names ${id}, which no twin has`);
  const silent = tested !== "" && named.length === 0 && !/test/.test(tested);
  return [...missing, ...untrue, ...(silent ? [`${file}: Tested names no test`] : [])];
}

/** The main export has the name of the file: int-queue.ts IntQueue, factorize.wasm.ts factorizeWasm. */
function nameFaults(file: string, text: string): string[] {
  const plain = basename(file, ".ts").replace(/[-.]/g, "");
  const exported = [
    ...text.matchAll(
      /^export (?:abstract )?(?:async )?(?:class|function\*?|const|interface|type) (\w+)/gm,
    ),
  ];
  const names = exported.map((match) => match[1]!);
  const titled = /^\/\*\*\n \* (\w+):/.exec(text)?.[1];
  const main = names.find((name) => name.toLowerCase() === plain);
  if (!main)
    return [
      `${file}: must export its main thing under the file's own name, found ${names.join(", ") || "none"}`,
    ];
  return titled === main ? [] : [`${file}: the card must open with "${main}:", found "${titled}:"`];
}

function lengthFaults(file: string, text: string, limit: number): string[] {
  const lines = text.split("\n").length - 1;
  const reason = /^\/\/ Long: /m.test(text);
  return lines > limit && !reason
    ? [`${file}: ${lines} lines; over ${limit} wants a line "// Long: …" with the reason`]
    : [];
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const twins = new Map<string, string>();
/** The text of a file; for a path that ends in "/*" of all twins. */
const fileText = (path: string): string | undefined => {
  if (path.endsWith("/*")) {
    if (!twins.has(path)) {
      twins.set(path, globSync(`${path}.twin.ts`, { cwd: root }).map(read).join(""));
    }
    return twins.get(path);
  }
  return existsSync(join(root, path)) ? read(path) : undefined;
};
const modules = find("lib/*/*.ts");
const verified = find("lib/*/proof/*.verify.ts");
const solutions = find("problems/*/solution.ts");

describe("cards", () => {
  it("stand on every module of lib, whose main export has the file's name", () => {
    expect(modules.length).toBeGreaterThan(3);
    const wrong = modules.flatMap((file) => [
      ...faults(file, read(file), file.endsWith(".wasm.ts") ? WASM_LABELS : MODULE_LABELS),
      ...nameFaults(file, read(file)),
      ...lengthFaults(file, read(file), MAX_LINES.module),
      ...testedFaults(file, read(file), fileText),
    ]);
    expect(wrong).toEqual([]);
  });

  it("stand on every solution, which starts as a program in its last line", () => {
    expect(solutions.length).toBeGreaterThan(0);
    const wrong = solutions.flatMap((file) => [
      ...faults(file, read(file), SOLUTION_LABELS),
      ...lengthFaults(file, read(file), MAX_LINES.solution),
    ]);
    expect(wrong).toEqual([]);
    for (const file of solutions) {
      const last = read(file).trimEnd().split("\n").pop();
      expect(last, file).toMatch(
        /^if \(require\.main === module\) run(?:Program\(solve\)|OnFiles\(solve, \{.*\}\)|Dialogue\(play\));$/,
      );
    }
  });

  it("stand on every program that verifies a module, which names its problem", () => {
    const wrong = verified.flatMap((file) => [
      ...faults(file, read(file), VERIFY_LABELS),
      ...lengthFaults(file, read(file), MAX_LINES.solution),
      ...(read(file).endsWith("if (require.main === module) runProgram(solve);\n")
        ? []
        : [`${file}: must end by running solve`]),
    ]);
    expect(wrong).toEqual([]);
  });

  it("scripts stay short", () => {
    expect(
      find("scripts/**/*.ts").flatMap((file) => lengthFaults(file, read(file), MAX_LINES.script)),
    ).toEqual([]);
  });

  it("a missing card, label or name is reported", () => {
    expect(faults("lib/a.ts", "export class A {}\n", MODULE_LABELS)).toEqual([
      "lib/a.ts: must open with a card",
    ]);
    const card = "/**\n * A: a thing.\n *\n * Time    O(1)\n */\nexport class A {}\n";
    expect(faults("lib/a.ts", card, ["Use", "Time", "Tested"])).toEqual([
      'lib/a.ts: the card lacks "Use", such as: const a = new A()',
      'lib/a.ts: the card lacks "Tested"',
    ]);
    expect(nameFaults("lib/b.ts", card)).toEqual([
      "lib/b.ts: must export its main thing under the file's own name, found A",
    ]);
    expect(nameFaults("lib/a.ts", card.replace("A: a", "B: a"))).toEqual([
      'lib/a.ts: the card must open with "A:", found "B:"',
    ]);
    const tested = card.replace("O(1)", "O(1)\n * Tested  b.test.ts; verify: library-checker x");
    expect(testedFaults("lib/t/a.ts", tested, () => undefined)).toEqual([
      "lib/t/a.ts: Tested names b.test.ts, which is not there",
      "lib/t/a.ts: Tested names x, which no twin has",
    ]);
    expect(lengthFaults("lib/a.ts", "\n".repeat(301), 300)).toHaveLength(1);
  });
});
