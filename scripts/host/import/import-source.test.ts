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
import { ExpectedError } from "../../core/expected-error";
import { packageFacts } from "../../core/package-facts";
import { importSource } from "./import-source";
import { readZip } from "./read-zip";

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
    expect(found).toMatchObject({ slug: "add-two", hasOwnChecker: true });
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
    expect(packageFacts(yaml)).toEqual({ hasOwnChecker: false, ...facts });
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
