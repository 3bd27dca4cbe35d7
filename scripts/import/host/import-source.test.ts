import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sourceFolders } from "../../testing/test-folder";
import { zipOf } from "../../testing/zip-of";
import { importSource, planSource, writePlanned } from "./import-source";

const at = sourceFolders();
const { folder } = at;
/** Files of these paths, each of which holds its own name without the ending: "a/1.in 1.out". */
const named = (paths: string) =>
  Object.fromEntries(paths.split(" ").map((path) => [path, path.replace(/^.*\/|\.\w+$/g, "")]));
const membersOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, content]) => ({ path, content }));

describe("a folder of cases", () => {
  it("becomes a new problem, and at a second time only what is new is added", () => {
    const place = folder("Two Towers", named("1.in 1.out 2.in 3.out"));
    const first = importSource(at.root, place);
    expect(first).toMatchObject({ slug: "two-towers", isNew: true, added: ["given-1"] });
    expect(first.unpaired).toEqual(["2.in", "3.out"]);
    const origins = JSON.parse(readFileSync(join(at.root, "cases/two-towers/cases.json"), "utf8"));
    expect(origins).toEqual({ "given-1": { from: "hand", why: "given in Two Towers as 1" } });
    folder("Two Towers", { "2.ans": "z" });
    expect(importSource(at.root, place)).toMatchObject({ isNew: false, added: ["given-2"] });
    const names = readdirSync(join(at.root, "cases/two-towers")).sort().join(" ");
    expect(names).toBe("cases.json given-1.in given-1.out given-2.in given-2.out");
  });

  it("takes the names of HackerRank and goes where it is told", () => {
    const place = folder("x", { "input/input00.txt": "a", "output/output00.txt": "b" });
    expect(importSource(at.root, place, "told").added).toEqual(["given-00"]);
    expect(readFileSync(join(at.root, "cases/told/given-00.in"), "utf8")).toBe("a");
  });

  it("leaves out what tools note, and symbolic links that lead elsewhere", () => {
    const noted = named("__MACOSX/._1.in __MACOSX/._1.out ._2.in ._2.out 1.in 1.out");
    writeFileSync(join(at.base, "mac.zip"), zipOf(membersOf(noted)));
    expect(importSource(at.root, join(at.base, "mac.zip")).added).toEqual(["given-1"]);
    const shared = folder("shared", { "a/1.in": "1", "a/1.out": "1" });
    mkdirSync(join(shared, "b"));
    for (const name of ["1.in", "1.out"]) symlinkSync(`../a/${name}`, join(shared, "b", name));
    expect(importSource(at.root, shared, "shared").added).toEqual(["given-1", "given-1-2"]);
  });

  it("says when there is nothing", () => {
    const place = folder("links", { "1.in": "1" });
    symlinkSync("/etc/passwd", join(place, "1.out"));
    expect(() => importSource(at.root, place)).toThrow("holds no input with an output");
    const lost = { "init.yml": "test_cases: [{ in: 2.in, out: 1.out }]\n", "1.out": "1" };
    expect(() => importSource(at.root, folder("lost", lost))).toThrow("2.in is missing or alone");
    expect(() => importSource(at.root, join(at.base, "absent"))).toThrow("no folder or zip");
    expect(() => importSource(at.root, folder("y", { "1.in": "", "1.out": "" }), "../z")).toThrow();
    expect(existsSync(join(at.root, "problems/links"))).toBe(false);
  });
});

describe("the texts of plain cases", () => {
  const read = (slug: string, file: string) => readFileSync(join(at.root, slug, file), "utf8");

  it("are as they were meant, and it is said once, of a problem that is here too", () => {
    const [input, output] = ["1\u00a02\n", "\ufeff3\u200b \u0415\n"];
    const place = folder("pasted", { "1.in": input, "1.out": output });
    const notes = [
      "in its cases blanks of another kind made plain (U+00A0)",
      "in its cases invisible signs dropped (U+FEFF, U+200B)",
      "in its cases signs that only look like ASCII kept (U+0415)",
    ];
    expect(importSource(at.root, place).notes).toEqual(notes);
    expect(read("cases/pasted", "given-1.in")).toBe("1 2\n");
    expect(read("cases/pasted", "given-1.out")).toBe("3 \u0415\n");
    folder("pasted", { "2.in": "2\u3000\n", "2.out": "2\n" });
    expect(importSource(at.root, place).notes[0]).toContain("U+00A0, U+3000");
  });

  it.each([
    ["a triangle", "  *\n ***\n", "lines"],
    ["a picture in two parts", "/\\\n\n\\/\n", "lines"],
    ["a program", "begin\n  x\nend\n", "lines"],
    ["numbers in columns", "  1   2\n 10  20\n", "tokens"],
    ["words", " YES\n NO\n", "tokens"],
  ])("%s: the checker that is chosen", (name, answer, checker) => {
    const files = { "1.in": "1\n", "1.out": answer };
    const slug = name.replaceAll(" ", "-");
    writeFileSync(join(at.base, `${slug}.zip`), zipOf(membersOf(files)));
    for (const place of [join(at.base, `${slug}.zip`), folder(name, files)]) {
      const { slug: made } = importSource(at.root, place, `${slug}-${place.endsWith("zip")}`);
      expect(read(`problems/${made}`, "problem.ts")).toContain(`checker: "${checker}"`);
    }
    const known = folder(`more ${name}`, { "2.in": "2", "2.out": answer });
    importSource(at.root, folder("plain", named("1.in 1.out")), `known-${slug}`);
    importSource(at.root, known, `known-${slug}`);
    expect(read(`problems/known-${slug}`, "problem.ts")).toContain(`checker: "${checker}"`);
  });
});

describe("a corrected case of a folder", () => {
  it("is taken by renew alone, and named where it is not", () => {
    const place = folder("mended", named("1.in 1.out 2.in 2.out"));
    importSource(at.root, place);
    folder("mended", { "1.out": "one\n", "2.in": "two\n" });
    const plan = () => planSource(at.root, place, {})[0]!;
    expect(writePlanned(at.root, plan())).toMatchObject({
      ...{ differing: ["given-1"], outdated: ["given-2"], added: ["given-2-2"] },
    });
    expect(writePlanned(at.root, plan(), true)).toMatchObject({
      ...{ differing: [], renewed: ["given-1", "given-2"], added: [] },
    });
    expect(readdirSync(join(at.root, "cases/mended")).sort()).toEqual([
      ...["cases.json", "given-1.in", "given-1.out", "given-1.out.old"],
      ...["given-2.in", "given-2.in.old", "given-2.out", "given-2.out.old"],
    ]);
  });
});

describe("several packages", () => {
  const one = (title: string) => `name: ${title}\nlimits: { time_limit: 1, memory: 64 }\n`;
  const files = {
    "set/a/problem.yaml": one("Ash"),
    "set/a/data/secret/1.in": "1\n",
    "set/a/data/secret/1.ans": "1\n",
    "set/b/problem.yaml": one("Birch"),
    "set/b/data/secret/1.in": "2\n",
    "set/b/data/secret/1.ans": "2\n",
  };

  it("two folders down become a problem each", () => {
    const plans = planSource(at.root, folder("contest", files), {});
    expect(plans.map(({ slug }) => slug)).toEqual(["ash", "birch"]);
    expect(existsSync(join(at.root, "problems"))).toBe(false);
    for (const plan of plans) expect(writePlanned(at.root, plan).added).toEqual(["given-1"]);
    expect(readFileSync(join(at.root, "cases/birch/given-1.in"), "utf8")).toBe("2\n");
    expect(() => planSource(at.root, join(at.base, "contest"), { to: "one" })).toThrow(
      "holds 2 packages",
    );
  });

  it("folders of plain cases are not made one problem without a word", () => {
    const place = folder("all", named("ash/1.in ash/1.out oak/2.in oak/2.out"));
    expect(() => planSource(at.root, place, {})).toThrow("all holds 2 folders of cases: ash, oak");
    const plans = planSource(at.root, place, { each: true });
    expect(plans.map(({ slug }) => slug)).toEqual(["ash", "oak"]);
    expect(planSource(at.root, place, { to: "both" })[0]!.cases).toHaveLength(2);
    const parts = folder("parts", named("sample/1.in sample/1.out secret/2.in secret/2.out"));
    expect(planSource(at.root, parts, {}).map(({ slug }) => slug)).toEqual(["parts"]);
  });
});

describe("problems in folders", () => {
  const pair = (folder: string, name = "1") => ({
    [`${folder}${name}.in`]: "1\n",
    [`${folder}${name}.out`]: `${folder}\n`,
  });
  const [B, D2] = [pair("x/B/"), pair("d2/A/")];
  const trees: [string, Record<string, string>, string[]][] = [
    ["in one that wraps them", { ...pair("x/A/"), ...pair("x/B/") }, ["a", "b"]],
    ["in two that wrap them", { ...pair("x/y/A/"), ...pair("x/y/B/"), "x/README": "" }, ["a", "b"]],
    ["with parts", { ...pair("x/A/samples/"), ...pair("x/A/secret/"), ...B }, ["a", "b"]],
    ["of divisions", { ...pair("d1/A/"), ...pair("d1/C/"), ...D2 }, ["d1-a", "c", "d2-a"]],
    ["of one problem", { ...pair("x/samples/"), ...pair("x/secret/") }, ["x"]],
    ["of one problem, numbered", { ...pair("x/y/1/"), ...pair("x/y/2/") }, ["y"]],
    ["of one problem, wrapped", { ...pair("x/"), ...pair("x/", "2") }, ["x"]],
    ["two judges down", { ...pair("cf/4A/"), ...pair("at/abc1/") }, ["abc1", "4a"]],
    ["as oj keeps them", { ...pair("abc1_a/test/sample-"), "abc1_a/main.py": "" }, ["abc1-a"]],
  ];

  it.each(trees)("are found %s, in a folder and in a zip alike", (_, files, slugs) => {
    const place = join(at.base, "tree.zip");
    writeFileSync(place, zipOf(membersOf(files)));
    for (const source of [place, folder("tree", files)]) {
      const plan = (each: boolean) => planSource(at.root, source, { each });
      expect(plan(true).map(({ slug }) => slug)).toEqual(slugs);
      if (slugs.length > 1) expect(() => plan(false)).toThrow(`holds ${slugs.length} folders`);
      else expect(plan(false)).toHaveLength(1);
    }
  });

  it("may be zips of plain cases, and what is in no folder is named", () => {
    const place = folder("zips", { x: "" });
    for (const name of ["ash", "birch"]) {
      writeFileSync(join(place, `${name}.zip`), zipOf(membersOf(named("1.in 1.out"))));
    }
    const plans = planSource(at.root, place, { each: true });
    expect(plans.map(({ slug }) => slug)).toEqual(["ash", "birch"]);
    const said: string[] = [];
    const mixed = folder("mixed", { ...pair("A/"), ...pair("B/"), ...pair("") });
    planSource(at.root, mixed, { each: true, say: (line) => said.push(line) });
    expect(said).toEqual(["  in no folder of a problem, left out: 1"]);
  });
});

describe("a zip", () => {
  it("that holds a zip for each package gives them all", () => {
    const inner = (title: string) =>
      zipOf([
        { path: "problem.yaml", content: `name: ${title}\nlimits: { time_limit: 1 }\n` },
        { path: "data/secret/1.in", content: "1\n" },
        { path: "data/secret/1.ans", content: "1\n" },
      ]);
    const place = join(at.base, "contest.zip");
    writeFileSync(
      place,
      zipSync({ "a.zip": inner("Ash"), "more/b.zip": inner("Birch"), "c.txt": new Uint8Array() }),
    );
    expect(planSource(at.root, place, {}).map(({ slug }) => slug)).toEqual(["ash", "birch"]);
  });
});
