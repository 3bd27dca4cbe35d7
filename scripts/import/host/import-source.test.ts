import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ExpectedError } from "../../base/expected-error";
import { readZip } from "../../base/host/read-zip";
import { packageFacts } from "../package-facts";
import { importSource } from "./import-source";

let base: string;
let root: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "import-source-"));
  root = join(base, "repository");
  mkdirSync(root);
});
afterEach(() => rmSync(base, { recursive: true }));

function folder(name: string, files: Record<string, string>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name, path)), { recursive: true });
    writeFileSync(join(base, name, path), content);
  }
  return join(base, name);
}

interface Member {
  readonly path: string;
  readonly content: string;
  readonly stored?: boolean;
  /** Size that the directory promises, where it lies. */
  readonly promised?: number;
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** A zip as zip itself writes it: local headers with data, then the directory, then its end. */
function zip(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.path);
    const plain = Buffer.from(member.content);
    const packed = member.stored ? plain : deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(member.flags ?? 0, 8);
    entry.writeUInt16LE(member.method ?? (member.stored ? 0 : 8), 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(member.promised ?? plain.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(member.mode ?? 0o100644, 40);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    parts.push(local, name, packed);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("a folder of cases", () => {
  it("becomes a new problem, and at a second time only what is new is added", () => {
    const place = folder("Two Towers", {
      "1.in": "1\n",
      "1.out": "2\n",
      "2.in": "x",
      "3.out": "y",
    });
    const first = importSource(root, place);
    expect(first).toMatchObject({ slug: "two-towers", isNew: true, added: ["given-1"] });
    expect(first.unpaired).toEqual(["2.in", "3.out"]);
    const told = JSON.parse(readFileSync(join(root, "cases/two-towers/cases.json"), "utf8"));
    expect(told).toEqual({ "given-1": { from: "hand", why: "given in Two Towers as 1" } });
    folder("Two Towers", { "2.ans": "z" });
    expect(importSource(root, place)).toMatchObject({ isNew: false, added: ["given-2"] });
    expect(readdirSync(join(root, "cases/two-towers")).sort()).toEqual([
      "cases.json",
      "given-1.in",
      "given-1.out",
      "given-2.in",
      "given-2.out",
    ]);
  });

  it("takes the names of HackerRank and goes where it is told", () => {
    const place = folder("x", { "input/input00.txt": "a", "output/output00.txt": "b" });
    expect(importSource(root, place, "told").added).toEqual(["given-00"]);
    expect(readFileSync(join(root, "cases/told/given-00.in"), "utf8")).toBe("a");
  });

  it("leaves symbolic links out and says when there is nothing", () => {
    const place = folder("links", { "1.in": "1" });
    symlinkSync("/etc/passwd", join(place, "1.out"));
    expect(() => importSource(root, place)).toThrow("holds no input with an output");
    expect(() => importSource(root, join(base, "absent"))).toThrow("no folder or zip");
    expect(() => importSource(root, folder("y", { "1.in": "", "1.out": "" }), "../z")).toThrow();
    expect(existsSync(join(root, "problems"))).toBe(false);
  });
});

describe("a problem package", () => {
  it("gives title, limits, samples and secret cases, also out of a zip", () => {
    const files = {
      "addtwo/problem.yaml":
        'name: "Add Two"\nlimits:\n  memory: 256\n  time_limit: 1.5\nvalidation: custom\n',
      "addtwo/data/sample/1.in": "1 2\n",
      "addtwo/data/sample/1.ans": "3\n",
      "addtwo/data/secret/01.in": "5 6\n",
      "addtwo/data/secret/01.ans": "11\n",
      "addtwo/submissions/accepted/a.py": "print(1)",
    };
    const members = Object.entries(files).map(([path, content]) => ({ path, content }));
    writeFileSync(join(base, "addtwo.zip"), zip(members));
    const found = importSource(root, join(base, "addtwo.zip"));
    expect(found).toMatchObject({ slug: "add-two", isNew: true });
    expect(found.notes).toEqual([
      "its output validator needs a compiler and is left out: write check.ts",
      'its 1 submission is left out: npm run judge -- --run "python3 theirs.py" judges one',
    ]);
    expect([...found.added].sort()).toEqual(["given-01", "sample-1"]);
    const facts = readFileSync(join(root, "problems/add-two/problem.ts"), "utf8");
    expect(facts).toContain("timeLimitMs: 1500");
    expect(facts).toContain("memoryLimitMiB: 256");
    const again = importSource(root, folder("p", files), "add-two");
    expect(again).toMatchObject({ isNew: false, added: [], differing: [] });
  });

  it.each([
    ["name: Add Two # comment\n", { title: "Add Two" }],
    [
      "name:\n  sv: Två\n  en: Two\nlimits: { time_limit: 2.0, memory: 64 }\n",
      { title: "Two", timeLimitMs: 2000, memoryLimitMiB: 64 },
    ],
    ["name: 'A: b'\nlimits:\n  memory: many\n", { title: "A: b" }],
    ["", {}],
  ])("%j", (yaml, facts) => {
    const plain = { hasOwnChecker: false, isInteractive: false, foreign: [] };
    expect(packageFacts(yaml)).toEqual({ ...plain, checker: "tokens-ignore-case", ...facts });
  });

  it.each([
    ["validator_flags: case_sensitive\n", { checker: "tokens" }],
    ["validator_flags: case_sensitive space_change_sensitive\n", { checker: "exact" }],
    [
      "validator_flags: float_tolerance 1e-6\n",
      { checker: { numbers: { absolute: 1e-6, relative: 1e-6 } } },
    ],
    ["validator_flags: float_relative_tolerance 0.5", { checker: { numbers: { relative: 0.5 } } }],
    ["validation: custom interactive\n", { hasOwnChecker: true, isInteractive: true }],
    ["validation: custom score\n", { hasOwnChecker: true, foreign: ["score"] }],
    ["type: interactive\n", { isInteractive: true }],
    ["type:\n  - scoring\n  - interactive\n", { isInteractive: true, foreign: ["scoring"] }],
    ["type: [multi-pass]\nname: interactive\n", { isInteractive: false, foreign: ["multi-pass"] }],
  ])("%j", (yaml, facts) => {
    expect(packageFacts(yaml)).toMatchObject(facts);
  });

  it("brings its validator, and leaves out what is no case", () => {
    const validator = "import sys\nsys.exit(42)\n";
    const place = folder("guess", {
      "problem.yaml": "name: Guess\nvalidation: custom\nvalidator_flags: strict 2\n",
      ".timelimit": "3\n",
      "data/sample/1.in": "1\n",
      "data/sample/1.ans": "1\n",
      "data/sample/1.out": "another right one\n",
      "data/secret/a/1.in": "2\n",
      "data/secret/a/1.ans": "2\n",
      "data/secret/b/1.in": "3\n",
      "data/secret/b/1.ans": "3\n",
      "data/invalid_inputs/1.in": "x\n",
      "data/invalid_inputs/1.ans": "x\n",
      "submissions/accepted/1.in": "not a case",
      "submissions/accepted/1.out": "not a case",
      "input_validators/v/validate.py": "",
      "output_validators/v/validate.py": validator,
    });
    const found = importSource(root, place);
    expect(found.added).toEqual(["sample-1", "given-1", "given-1-2"]);
    expect(found.unpaired).toEqual([]);
    expect(found.notes).toEqual([
      "validator.py is its own and runs outside of the sandbox: read it first",
      "its input validators are left out: write validate.ts",
      'its 2 submissions are left out: npm run judge -- --run "python3 theirs.py" judges one',
    ]);
    const facts = readFileSync(join(root, "problems/guess/problem.ts"), "utf8");
    expect(facts).toContain("timeLimitMs: 3000,");
    expect(facts).toContain(
      'checker: { icpc: ["python3", "validator.py"], flags: ["strict", "2"] },',
    );
    expect(readFileSync(join(root, "problems/guess/validator.py"), "utf8")).toBe(validator);
  });

  it("that is interactive is told, and talks through its validator", () => {
    const data = { "data/sample/1.in": "1\n", "data/sample/1.ans": "1\n" };
    const yaml = { "problem.yaml": "name: Talk\nvalidation: custom interactive\n" };
    const place = folder("talk", { ...data, ...yaml, "output_validators/talk.py": "" });
    const [note] = importSource(root, place).notes;
    expect(note).toContain("it is interactive: samples alone cannot judge it");
    const facts = readFileSync(join(root, "problems/talk/problem.ts"), "utf8");
    expect(facts).toContain('interactor: { icpc: ["python3", "validator.py"] },');
  });

  it("of DOMjudge has its name and limit in an ini", () => {
    const place = folder("dj", {
      "domjudge-problem.ini": "name = 'Two Rows'\r\ntimelimit='1.5'\r\n",
      "data/secret/1.in": "1\n",
      "data/secret/1.ans": "1\n",
    });
    expect(importSource(root, place)).toMatchObject({ slug: "two-rows", added: ["given-1"] });
    const facts = readFileSync(join(root, "problems/two-rows/problem.ts"), "utf8");
    expect(facts).toContain("timeLimitMs: 1500,");
    expect(facts).toContain('checker: "tokens-ignore-case",');
  });
});

describe("a zip", () => {
  it("is read stored and deflated, folders and links left out", () => {
    const files = readZip(
      zip([
        { path: "a/", content: "", stored: true },
        { path: "a/1.in", content: "stored", stored: true },
        { path: "a\\1.out", content: "deflated ".repeat(99) },
        { path: "empty", content: "" },
        { path: "link", content: "/etc/passwd", mode: 0o120777 },
      ]),
      "x.zip",
    );
    expect(files.map(({ path }) => path)).toEqual(["a/1.in", "a/1.out", "empty"]);
    expect(files.map((file) => text(file.read()).length)).toEqual([6, 891, 0]);
  });

  it.each([
    [{ path: "../1.in", content: "" }, "leads out of the zip"],
    [{ path: "a/../../1.in", content: "" }, "leads out of the zip"],
    [{ path: "a\\..\\..\\1.in", content: "" }, "leads out of the zip"],
    [{ path: "/etc/1.in", content: "" }, "leads out of the zip"],
    [{ path: "C:/1.in", content: "" }, "leads out of the zip"],
    [{ path: "a\0.in", content: "" }, "leads out of the zip"],
    [{ path: "1.in", content: "x", flags: 1 }, "is encrypted"],
    [{ path: "1.in", content: "x", promised: 0xffffffff }, "is larger than"],
    [{ path: "1.in", content: "\0".repeat(1 << 24), promised: 9 }, "does not unpack to the 9"],
    [{ path: "1.in", content: "\0".repeat(1 << 24), promised: 0 }, "does not unpack to the 0"],
    [{ path: "1.in", content: "short", promised: 9 }, "does not unpack to the 9"],
    [{ path: "1.in", content: "x", stored: true, promised: 99 }, "packed in a way"],
    [{ path: "1.in", content: "x", method: 12 }, "packed in a way that is not read (12)"],
  ])("number %# is refused", (member, message) => {
    expect(() => {
      for (const file of readZip(zip([member]), "x.zip")) file.read();
    }).toThrow(message);
  });

  it("that is a bomb of many files is refused by its sum", () => {
    const bomb = Array.from({ length: 20 }, (_, index) => ({
      path: `${index}.in`,
      content: "",
      promised: 60 << 20,
    }));
    expect(() => readZip(zip(bomb), "x.zip")).toThrow("unpacks to more than");
  });

  it("cut off or changed anywhere gives an expected error or its own bytes, never a crash", () => {
    const whole = zip([
      { path: "1.in", content: "one\n" },
      { path: "1.out", content: "two\n" },
    ]);
    const attempt = (bytes: Buffer) => {
      try {
        for (const file of readZip(bytes, "x.zip")) file.read();
      } catch (error) {
        expect(error).toBeInstanceOf(ExpectedError);
      }
    };
    for (let length = 0; length < whole.length; length++) attempt(whole.subarray(0, length));
    for (let at = 0; at < whole.length; at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = value;
        attempt(changed);
      }
    }
  });
});
