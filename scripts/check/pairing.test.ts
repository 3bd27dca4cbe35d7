import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";

// Everything that must come in pairs: problems and cases, inputs and outputs, modules and tests.

const root = dirname(dirname(__dirname));
const find = (pattern: string) => globSync(pattern, { cwd: root, posix: true }).sort();
const has = (file: string) => existsSync(join(root, file));

const NEEDED = ["README.md", "problem.ts", "solution.ts", "generate.ts", "validate.ts"];

/** The parts of every problem's README, in this order; others may come between them. */
const PARTS = [
  ...["Input", "Output", "Constraints", "Samples", "Hints", "Idea", "Why it is right", "Cost"],
  ...["Pitfalls", "Where to submit"],
];

/** Modules of lib that have neither a test of their own nor a verify program, which a test over all runs. */
function unproven(modules: readonly string[], present: (file: string) => boolean): string[] {
  const proofs = (name: string) =>
    ["test", "verify"].map((kind) => `lib/${name.replace("/", "/proof/")}.${kind}.ts`);
  return modules.filter((name) => !proofs(name).some(present));
}

/** Files that lack their other half, in words. */
function unpaired(files: readonly string[]): string[] {
  const present = new Set(files);
  return files.flatMap((file) => {
    const partner = file.endsWith(".in")
      ? file.replace(/\.in$/, ".out")
      : file.replace(/\.out$/, ".in");
    return present.has(partner)
      ? []
      : [`${file} has no ${partner.slice(partner.lastIndexOf("/") + 1)}`];
  });
}

/** Files whose bytes an earlier one has too: such a case tests nothing. */
function repeated(files: readonly string[], text = (file: string) => bytesOf(file)): string[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const same = first.get(text(file));
    if (same === undefined) first.set(text(file), file);
    return same === undefined ? [] : [`${file} is ${same} again`];
  });
}

const bytesOf = (file: string) => readFileSync(join(root, file), "latin1");

describe("pairs", () => {
  const problems = find("problems/*/").map((path) => path.split("/")[1]!);

  it("every problem has its cases and every folder of cases its problem", () => {
    expect(problems.length).toBeGreaterThan(0);
    expect(find("cases/*/").map((path) => path.split("/")[1])).toEqual(problems);
    for (const slug of problems) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(problems)("%s is complete", (slug) => {
    const folder = `problems/${slug}`;
    expect(NEEDED.filter((file) => !has(`${folder}/${file}`))).toEqual([]);
    const readme = readFileSync(join(root, folder, "README.md"), "utf8");
    const parts = [...readme.matchAll(/^## (.+)$/gm)].map((match) => match[1]!);
    expect(parts.filter((part) => PARTS.includes(part))).toEqual(PARTS);
    if (!has(`${folder}/brute.ts`)) expect(readme).toMatch(/oracle/i);
    const wrong = find(`${folder}/wrong/*.ts`);
    expect(wrong.length, `${folder}/wrong: programs`).toBeGreaterThanOrEqual(2);
    for (const file of wrong) {
      expect(readFileSync(join(root, file), "utf8"), file).toMatch(
        /^\/\/ expect: (WA|PE|TLE|MLE|OLE|RE) — \S/,
      );
    }
  });

  it.each(problems)("the cases of %s come in pairs and are listed in cases.json", (slug) => {
    const files = find(`cases/${slug}/*.{in,out}`);
    expect(unpaired(files)).toEqual([]);
    const listed = JSON.parse(readFileSync(join(root, `cases/${slug}/cases.json`), "utf8"));
    const present = files
      .filter((file) => file.endsWith(".in"))
      .map((file) => file.split("/")[2]!.slice(0, -3));
    expect(present.filter((name) => !(name in listed))).toEqual([]);
    expect(repeated(files.filter((file) => file.endsWith(".in")))).toEqual([]);
    const missing = Object.keys(listed).filter(
      (name) => !present.includes(name) && !name.startsWith("large-"),
    );
    expect(missing).toEqual([]);
    expect(
      Object.keys(listed).some((name) => name.startsWith("sample-") || name.startsWith("edge-")),
    ).toBe(true);
  });

  it("every module of lib has its proof, and every topic with verify programs the test that runs them", () => {
    const modules = find("lib/*/*.ts").map((file) => file.slice("lib/".length, -".ts".length));
    expect(unproven(modules, has)).toEqual([]);
    const topics = new Set(find("lib/*/proof/*.verify.ts").map((file) => file.split("/")[1]!));
    expect(topics.size).toBeGreaterThan(10);
    for (const topic of topics) {
      const text = readFileSync(join(root, `lib/${topic}/proof/programs.test.ts`), "utf8");
      expect(text).toContain(`holdPrograms("${topic}");`);
    }
  });

  it("a duplicate case is reported", () => {
    const files = ["cases/a/1.in", "cases/a/2.in", "cases/a/3.in"];
    expect(repeated(files, (file) => (file.includes("2") ? "5\n" : "4\n"))).toEqual([
      "cases/a/3.in is cases/a/1.in again",
    ]);
  });

  it("a missing half is reported", () => {
    expect(unpaired(["cases/a/1.in", "cases/a/1.out", "cases/a/2.in", "cases/a/3.out"])).toEqual([
      "cases/a/2.in has no 2.out",
      "cases/a/3.out has no 3.in",
    ]);
    const present = ["lib/structure/proof/bitset.test.ts", "lib/x/proof/z.verify.ts"];
    const modules = ["structure/bitset", "x/y", "x/z"];
    expect(unproven(modules, (file) => present.includes(file))).toEqual(["x/y"]);
  });
});
