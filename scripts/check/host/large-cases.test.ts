import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { ensureLargeCases } from "../../problem/host/generate-cases";
import { writeFiles } from "../../testing/test-folder";
import { caseFaults } from "./case-faults";

// A problem that doubles a number, beside the others' folder: other tests list that one meanwhile.
const FOLDER = `.cache/doubled-${process.pid}`;
const SLUG = `../${FOLDER}`;
const at = (file: string) => join(TOOL, FOLDER, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const GENERATE = 'export const generators = { g: () => "21" };\n';
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function writeOrigins(input: string, output: string): void {
  const sha = `{ "in": "${sha256(input)}", "out": "${sha256(output)}" }`;
  const origin = `{ "from": "generator", "generator": "g", "seed": 7, "sha256": ${sha} }`;
  writeFileSync(at("cases.json"), `{ "large-1": ${origin} }\n`);
}

beforeAll(() => {
  writeFiles(at("."), {
    "generate.ts": GENERATE,
    "brute.ts":
      "export const solve = (input: Uint8Array) => Buffer.from(String(2 * Number(Buffer.from(input))));\n",
  });
});

afterAll(() => rmSync(at("."), { recursive: true, force: true }));

it("large cases are generated where they are missing, damaged or out of date", () => {
  writeOrigins("21", "42");
  const messages: string[] = [];
  const ensure = () => ensureLargeCases(SLUG, (line) => messages.push(line));
  ensure();
  expect([read("large-1.in"), read("large-1.out")]).toEqual(["21", "42"]);
  ensure();
  expect(messages).toHaveLength(1);
  writeFileSync(at("large-1.in"), "20");
  ensure();
  writeFileSync(at("large-1.out"), "41");
  ensure();
  expect(messages).toHaveLength(3);
  expect([read("large-1.in"), read("large-1.out")]).toEqual(["21", "42"]);
});

it("a generated case that differs from cases.json is a fault, and the check goes on", () => {
  writeOrigins("21", "43");
  expect(() => ensureLargeCases(SLUG)).toThrow("make now differs from cases.json");
  const { cases, faults } = caseFaults(SLUG);
  expect(cases).toBe(1);
  expect(faults).toEqual([
    expect.stringContaining("make now differs from cases.json"),
    expect.stringContaining("its SHA-256 is not that of cases.json"),
  ]);
});

it.each([
  ["right", "brute.ts is not asked", "2 * value", 'throw new Error("asked")', "42"],
  ["wrong", "brute.ts decides", "3 * value", "return Buffer.from(String(2 * value))", "42"],
  ["throwing", "brute.ts decides", "(() => { throw 1; })()", "return Buffer.from('42')", "42"],
])("where the solution is %s, %s", (_case, _who, answer, brute, expected) => {
  const value = "const value = Number(Buffer.from(input));";
  const parts = `write(Buffer.from(String(${answer}).slice(0, 1))); return Buffer.from(String(${answer}).slice(1));`;
  const place = { slug: `${SLUG}-${_case.slice(0, 5)}`, folder: `${FOLDER}-${_case.slice(0, 5)}` };
  const file = (name: string) => join(TOOL, place.folder, name);
  try {
    const sha = { in: sha256("21"), out: sha256("42") };
    const origin = { from: "generator", generator: "g", seed: 7, sha256: sha };
    const head = "(input: Uint8Array, write: (part: Uint8Array) => void) =>";
    writeFiles(file("."), {
      "cases.json": JSON.stringify({ "large-1": origin }),
      "generate.ts": GENERATE,
      "solution.ts": `export const solve = ${head} { ${value} ${parts} };\n`,
      "brute.ts": `export const solve = (input: Uint8Array) => { ${value} ${brute}; };\n`,
    });
    ensureLargeCases(place.slug);
    expect(readFileSync(file("large-1.out"), "utf8")).toBe(expected);
  } finally {
    rmSync(file("."), { recursive: true, force: true });
  }
});
