import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import tsBlankSpace from "ts-blank-space";
import { beforeEach, describe, expect, it } from "vitest";
import { casesFolder, WORKSPACE } from "../../base/host/roots";
import { makeBundle } from "../../bundle/host/make-bundle";
import { testFolder } from "../../testing/test-folder";
import type { DraftCase } from "../draft";
import { addCases } from "./add-cases";
import { deskTasks } from "./desk";
import { putCase, writeProblem, writeTask } from "./write-problem";

const NO_LINKS = "few users of Windows may make links";
let root: string;
beforeEach(() => {
  root = testFolder();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const sample = (input: string, output: string): DraftCase => ({
  name: "sample-1",
  input: bytes(input),
  output: bytes(output),
  origin: { from: "statement" },
});
const read = (path: string) => readFileSync(join(root, path), "utf8");
const draft = { slug: "two-towers", title: "Two Towers", cases: [] };

describe("writeProblem", () => {
  it("fills the template in, with nothing left open", () => {
    writeProblem(root, {
      ...draft,
      title: 'Two "Towers" */',
      timeLimitMs: 1500,
      memoryLimitMiB: 64,
      judge: { judge: "kattis", id: "towers" },
      address: "https://open.kattis.com/problems/towers",
    });
    const files = readdirSync(join(root, "problems/two-towers")).sort();
    expect(files).toEqual([
      ...["README.md", "brute.ts", "generate.ts", "problem.ts", "solution.test.ts", "solution.ts"],
      "validate.ts",
    ]);
    for (const file of files) expect(read(`problems/two-towers/${file}`)).not.toMatch(/\{\{|\}\}/);
    const facts = read("problems/two-towers/problem.ts");
    expect(facts).toContain(`title: 'Two "Towers"'`);
    expect(facts).toContain("timeLimitMs: 1500");
    expect(facts).toContain("memoryLimitMiB: 64");
    expect(facts).toContain('judges: [{ judge: "kattis", id: "towers" }]');
    expect(read("problems/two-towers/README.md")).toContain("<https://open.kattis.com/problems/");
    expect(readdirSync(join(root, ".cache"))).toEqual([]);
  });

  it("writes code that the formatter does not change, however long the name", () => {
    for (const length of [1, 8, 20, 40, 60]) {
      const slug = "tower".repeat(12).slice(0, length);
      const judge = { judge: "kattis", id: slug } as const;
      writeProblem(root, { ...draft, slug, title: `Towers ${slug}`, ...(length > 8 && { judge }) });
    }
    writeProblem(root, { ...draft, title: 'A "Tower", it\'s' });
    writeProblem(root, { ...draft, slug: "talk", title: "Talk", interactor: "own" });
    const words = [
      "check",
      "--vcs-enabled=false",
      "--config-path",
      WORKSPACE,
      join(root, "problems"),
    ];
    const biome = join(WORKSPACE, "node_modules/@biomejs/biome/bin/biome");
    const run = spawnSync(process.execPath, [biome, ...words], { encoding: "utf8" });
    expect(run.stderr).toBe("");
    expect(run.status).toBe(0);
  });

  it.each([
    "hand-1.in",
    "hand-1.out",
  ])("writes both files of a case or neither: %s stays", (there) => {
    writeFileSync(join(root, there), "kept");
    const testCase = { ...sample("1\n", "2\n"), name: "hand-1" };
    expect(() => putCase(root, testCase)).toThrow("EEXIST");
    expect(readdirSync(root)).toEqual([there]);
    expect(read(there)).toBe("kept");
  });

  it("writes an interactor that says that it is not written, before the program says a word", () => {
    writeProblem(root, { ...draft, interactor: "own" });
    const interactor = join(root, "interact.mjs");
    writeFileSync(interactor, tsBlankSpace(read("problems/two-towers/interact.ts")));
    writeFileSync(join(root, "sample-1.in"), "7\n");
    const run = spawnSync(process.execPath, [interactor, join(root, "sample-1.in")], {
      input: "",
      encoding: "utf8",
    });
    expect(run).toMatchObject({ status: 3, stderr: "interact.ts is not written yet\n" });
  });

  it("writes no case without a sample: the judge would run a placeholder", () => {
    writeProblem(root, draft);
    expect(readdirSync(join(root, "cases/two-towers"))).toEqual(["cases.json"]);
    expect(addCases(root, draft.slug, [sample("2\n", "two\n")]).added).toEqual(["sample-1"]);
  });

  it("puts a task on the desk with its cases in its own folder, and the user's template", () => {
    mkdirSync(join(root, ".contest/template"), { recursive: true });
    writeFileSync(join(root, ".contest/template/solution.ts"), "// mine: {{title}}\n");
    writeFileSync(join(root, ".contest/template/notes.md"), "{{address}}\n");
    const entry = { title: "Two Towers", contest: "X", letter: "a", address: "https://x/", at: 5 };
    const files = {
      programFiles: { input: "in.txt", output: "out.txt" },
      unjudged: "no validator",
    };
    writeTask(
      root,
      { ...draft, ...files, address: "https://x/", cases: [sample("1\n", "2\n")] },
      entry,
    );
    const folder = ".contest/two-towers";
    const names = readdirSync(join(root, folder)).sort();
    expect(names).toEqual(["cases", "notes.md", "problem.ts", "solution.ts", "task.json"]);
    expect(read(`${folder}/solution.ts`)).toBe("// mine: Two Towers\n");
    expect(read(`${folder}/notes.md`)).toBe("https://x/\n");
    expect(read(`${folder}/problem.ts`)).toContain('files: { input: "in.txt", output: "out.txt" }');
    expect(read(`${folder}/problem.ts`)).toContain('unjudged: "no validator"');
    expect(JSON.parse(read(`${folder}/task.json`))).toEqual(entry);
    expect(read(`${folder}/cases/sample-1.out`)).toBe("2\n");
    expect(deskTasks(root)).toEqual([{ slug: "two-towers", ...entry }]);
    expect(casesFolder("two-towers", root)).toBe(join(root, folder, "cases"));
    expect(addCases(root, "two-towers", [sample("3\n", "4\n")]).added).toEqual(["sample-2"]);
  });

  it("gives an interactive problem and task a solution that talks, whatever the user's template", () => {
    const own = join(root, ".contest/template");
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "solution.ts"), "// a program that reads all\n");
    const talking = { ...draft, interactor: "own" as const };
    writeProblem(root, talking);
    const entry = { title: "Two Towers", contest: "X", letter: "a", address: "https://x/", at: 5 };
    writeTask(root, talking, entry);
    for (const folder of ["problems/two-towers", ".contest/two-towers"]) {
      expect(readdirSync(join(root, folder))).toContain("interact.ts");
      expect(read(`${folder}/solution.ts`)).toMatch(
        /\nimport .* from "\.\.\/\.\.\/lib\/io\/run-program";[\s\S]*\nif \(require\.main === module\) runDialogue\(play\);\n$/,
      );
    }
    expect(read("problems/two-towers/solution.test.ts")).toContain("play({ ask");
    mkdirSync(join(own, "interactive"));
    writeFileSync(join(own, "interactive/solution.ts"), "// mine: {{title}}\n");
    writeTask(root, { ...talking, slug: "other" }, entry);
    expect(read(".contest/other/solution.ts")).toBe("// mine: Two Towers\n");
  });

  it("makes a program that runs from the start, and one that uses the judge's files", async ({
    skip,
  }) => {
    const programFiles = { input: "in.txt", output: "out.txt" };
    writeProblem(root, { ...draft, slug: "with-files", programFiles });
    expect(read("problems/with-files/solution.ts")).toContain(
      '\nif (require.main === module) runOnFiles(solve, { input: "in.txt", output: "out.txt" });\n',
    );
    writeProblem(root, draft);
    skip(process.platform === "win32", NO_LINKS);
    symlinkSync(join(WORKSPACE, "lib"), join(root, "lib"));
    const outfile = join(root, "bundle.js");
    const bundle = await makeBundle({
      program: "problems/two-towers/solution.ts",
      target: "kattis",
      min: false,
      problem: undefined,
      read: (path) => (existsSync(join(root, path)) ? read(path) : undefined),
      commitOf: async () => "",
    });
    writeFileSync(outfile, bundle.code);
    const input = "1 2\n";
    const { status, stdout } = spawnSync(process.execPath, [outfile], { input, encoding: "utf8" });
    expect([status, stdout]).toEqual([0, "not solved yet\n"]);
  });

  it.each(["problems", "cases"])("refuses a name that %s has, and changes nothing", (kind) => {
    mkdirSync(join(root, kind, "two-towers"), { recursive: true });
    writeFileSync(join(root, kind, "two-towers", "mine"), "mine");
    expect(() => writeProblem(root, draft)).toThrow(`${kind}/two-towers exists already`);
    expect(read(`${kind}/two-towers/mine`)).toBe("mine");
    const otherKind = kind === "problems" ? "cases" : "problems";
    expect(existsSync(join(root, otherKind))).toBe(false);
  });

  it("writes both folders or none", () => {
    writeFileSync(join(root, "cases"), "a file where a folder should be");
    expect(() => writeProblem(root, draft)).toThrow();
    expect(existsSync(join(root, "problems/two-towers"))).toBe(false);
    expect(readdirSync(join(root, ".cache"))).toEqual([]);
  });

  it("proposes the name that a title has", () => {
    const title = { ...draft, slug: "Two Sum" };
    expect(() => writeProblem(root, title)).toThrow(
      expect.objectContaining({ hint: "npm run new two-sum" }),
    );
  });

  it.each(["../x", "a/b", "", "A", ".."])("refuses the name %j", (slug) => {
    expect(() => writeProblem(root, { ...draft, slug })).toThrow("is no name for a problem");
    expect(readdirSync(root)).toEqual([]);
  });
});

describe("addCases", () => {
  it("adds new cases, keeps existing ones and reports different answers", () => {
    writeProblem(root, { ...draft, cases: [sample("1\n", "one\n")] });
    const cases = [sample("1\n", "eins\n"), sample("2\n", "two\n"), sample("2\n", "two\n")];
    expect(addCases(root, draft.slug, cases)).toEqual({
      added: ["sample-2"],
      differing: ["sample-1"],
    });
    expect(read("cases/two-towers/sample-1.out")).toBe("one\n");
    expect(read("cases/two-towers/sample-2.in")).toBe("2\n");
    expect(Object.keys(JSON.parse(read("cases/two-towers/cases.json")))).toEqual([
      "sample-1",
      "sample-2",
    ]);
    expect(addCases(root, draft.slug, [cases[1]!])).toEqual({ added: [], differing: [] });
  });

  it("numbers the cases made by hand one after another", () => {
    writeProblem(root, draft);
    const hand = (text: string) => ({ ...sample(text, text), name: "hand-1" });
    for (const text of ["1\n", "2\n", "3\n"]) addCases(root, draft.slug, [hand(text)]);
    expect(readdirSync(join(root, "cases/two-towers")).sort()).toEqual([
      "cases.json",
      ...[1, 2, 3].flatMap((count) => [`hand-${count}.in`, `hand-${count}.out`]),
    ]);
  });
});
