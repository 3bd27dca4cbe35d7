import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { expect, it } from "vitest";

// The page names every method of Scanner and Writer, every function for numbers in bulk, and all ways to
// start, with signature and first sentence.

const MODULES = ["scanner", "writer", "run-program"];
const TOPIC = join(__dirname, "..");
const BULK = globSync(["*ints-in.ts", "*words-in.ts", "floats-in.ts", "write-*s.ts"], {
  cwd: TOPIC,
}).sort();

/** "| `signature` | what it does |" of everything public in a source. */
function rows(source: string): string[] {
  const matches = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?: {2}(?!private|readonly)|export function )([a-z]\w*\([^{]*?\)(?:: [^{]+)?) \{\n/g,
  );
  return [...matches].flatMap(([, comment, signature]) => {
    if (signature!.startsWith("constructor")) return [];
    const text = comment!
      .replace(/^\s*\* ?/gm, "")
      .replace(/\s+/g, " ")
      .trim();
    const [, card] = /^\w+: (.*?)(?= Time | [A-Z][a-z]+ {2}|$)/.exec(text) ?? [];
    const sentence = (card ?? text).split(/(?<=\.) /)[0]!.replace(/\.$/, "");
    return [row(signature!, sentence)];
  });
}

function row(signature: string, sentence: string): string {
  const line = signature.replace(/\s+/g, " ").replace(/\( /, "(").replace(/,? \)/, ")");
  return `| \`${line.replaceAll("|", "\\|")}\` | ${sentence.replaceAll("|", "\\|")} |`;
}

/** The same of a module's one function, by its card; a blank is the separator where none is given. */
function bulkRow(source: string): string {
  const [, card] = /^ \* \w+: ([\s\S]*?)\n \*\n/m.exec(source)!;
  const [, signature] = /^export function ([\s\S]*?) \{$/m.exec(source)!;
  const sentence = card!.replace(/\s*\n \* */g, " ").split(/\.(?: |$)/)[0]!;
  const [, space] = /^const SPACE = (\d+);$/m.exec(source) ?? [];
  return row(signature!.replace("SPACE", space ?? "SPACE"), sentence);
}

it("lib/io/README.md has every method of Scanner and Writer", () => {
  const page = readFileSync(join(TOPIC, "README.md"), "utf8");
  const wanted = MODULES.flatMap((name) => {
    const ownRows = rows(readFileSync(join(TOPIC, `${name}.ts`), "utf8"));
    expect(ownRows.length, name).toBeGreaterThan(0);
    return ownRows;
  });
  expect(wanted.length).toBeGreaterThan(20);
  for (const name of ["scanner", "writer"]) {
    const source = readFileSync(join(TOPIC, `${name}.ts`), "utf8");
    const body = source.slice(source.indexOf("export class"), source.indexOf("\n}\n"));
    const methods = [...body.matchAll(/^ {2}([a-z]\w*)\(/gm)].map((match) => match[1]!);
    for (const method of methods.filter((methodName) => methodName !== "constructor"))
      expect(page, `${name}.ts`).toContain(`\`${method}(`);
  }
  const missing = wanted.filter((row) => !page.includes(row));
  expect(missing.join("\n")).toBe("");
});

it("lib/io/README.md has every function for numbers in bulk", () => {
  expect(BULK).toHaveLength(7);
  const page = readFileSync(join(TOPIC, "README.md"), "utf8");
  const rowsOfBulk = BULK.map((file) => bulkRow(readFileSync(join(TOPIC, file), "utf8")));
  expect(rowsOfBulk.filter((line) => !page.includes(line)).join("\n")).toBe("");
});
