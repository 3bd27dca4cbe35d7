import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { TargetName } from "../../problem/problem";
import { runScript } from "../../testing/run-script";
import type { CompileError } from "../syntax/compile-error";
import { makeBundle } from "./make-bundle";
import { packageCode } from "./package-code";

type Files = Readonly<Record<string, string>>;

/** A program of files in a folder outside of the repository. */
function made(files: Files, target: TargetName = "codeforces", min = false) {
  const read = (path: string) => files[path.replace("/home/somebody/", "")];
  const program = "/home/somebody/abc/main.ts";
  const commitOf = async () => "";
  return makeBundle({ program, target, min, problem: undefined, read, commitOf });
}

async function printed(files: Files, target: TargetName = "codeforces", min = false) {
  return runScript((await made(files, target, min)).code);
}

/** tsconfig.json with these options, as people write it: with comments and a comma too many. */
const config = (options: object, more: object = {}) =>
  JSON.stringify({ ...more, compilerOptions: options }, null, 2).replace(/\n\}$/, ", // end\n}");

const CLASSES = {
  rex: `class Animal { constructor(public name: string) {} }
class Dog extends Animal { public name!: string; bark() { return this.name + "!"; } }
console.log(new Dog("rex").bark());`,
  cells: `class Board { cells = new Array(this.n * this.n); constructor(private n: number) {} }
console.log(new Board(4).cells.length);`,
  defined: `class Grid { cells = new Array(this.n * this.n).fill(0); constructor(private readonly n: number) {} }
class A { x = this.y(); static t = this.name; #p = this.z; constructor(public z = 3) {} y() { return this.z; } get p() { return this.#p; } }
const B = class extends A { w?: number; constructor(readonly v = 1) { super(v + 1); } };
console.log(new Grid(4).cells.length, new A().x, Object.keys(new B()), B.name, A.t, new B().x, new B().p);`,
  order: `class A { set x(v: number) { console.log("set", v); } static s = [this.name]; }
class B extends A { #y = this.z; x = 1; constructor(public z = 2) { super(); console.log(this.#y); } }
console.log(Object.keys(new B()), B.s, Object.keys(class { a?: number; b = 1; }).length);`,
};

describe.each(Object.entries(CLASSES))("class fields of %s", (name, text) => {
  test.each<[string, ts.CompilerOptions, object]>([
    ["es2020", { target: ts.ScriptTarget.ES2020 }, { target: "es2020" }],
    ["esnext", { target: ts.ScriptTarget.ESNext }, { target: "esnext" }],
    ...(["ES2022", "ES2015", "ES2020", "ES2021"] as const).map(
      (target): [string, ts.CompilerOptions, object] => {
        const define = { useDefineForClassFields: target !== "ES2022" };
        const options = { target: ts.ScriptTarget[target], ...define };
        return [`${target}, define the other way`, options, { target, ...define }];
      },
    ),
  ])("with %s mean what TypeScript makes of them", async (_, compilerOptions, options) => {
    const fileName = "main.ts"; // TypeScript's own JavaScript, with options that it is given
    const expected = runScript(ts.transpileModule(text, { fileName, compilerOptions }).outputText);
    const files = { "abc/main.ts": text, "tsconfig.json": config(options) };
    expect(await printed(files)).toBe(expected);
    expect(await printed(files, "spoj", true)).toBe(expected);
    const isAssigned = compilerOptions.target! < 9 && !compilerOptions.useDefineForClassFields;
    if (name === "rex" && isAssigned) {
      expect(expected).toBe("rex!\n");
    }
  });
});

describe("the settings of class fields", () => {
  const old = config({ target: "es2020" });
  const rex = { "abc/main.ts": CLASSES.rex };
  const typescript = (version: string) => ({
    "node_modules/typescript/package.json": JSON.stringify({ name: "typescript", version }),
  });
  const [five, six] = [typescript("5.4.2"), typescript("6.0.3")];
  const extending = (by: unknown) => ({ "tsconfig.json": config({}, { extends: by }) });
  const nearest = { "tsconfig.json": old, "abc/tsconfig.json": config({ target: "es2022" }) };
  const several = { "new.json": config({ target: "esnext" }), "base/old.json": old };
  const ofPackage = {
    "node_modules/@tsconfig/node14/tsconfig.json": old,
    "node_modules/@tsconfig/node14/package.json": '{ "name": "@tsconfig/node14" }',
    ...extending("@tsconfig/node14/tsconfig.json"),
  };
  const nodenext = { "tsconfig.json": config({ module: "nodenext" }), ...five };
  test.each<[string, Files, string]>([
    ["no tsconfig.json", {}, "undefined!"],
    ["the nearest", nearest, "undefined!"],
    ["extends", { "base.json": old, ...extending("./base") }, "rex!"],
    [
      "the last it extends",
      { ...several, ...extending(["./new.json", "./base/old.json"]) },
      "rex!",
    ],
    ["a package that it extends", ofPackage, "rex!"],
    ["no target, TypeScript 5", { "tsconfig.json": config({}), ...five }, "rex!"],
    ["no target, TypeScript 6", { "tsconfig.json": config({}), ...six }, "undefined!"],
    ["no target, module nodenext", nodenext, "undefined!"],
  ])("come from %s", async (_, files, expected) => {
    expect(await printed({ ...rex, ...files })).toBe(`${expected}\n`);
  });

  test("are those of each module, and a linked program becomes a whole one for them", async () => {
    const main = `import { Dog } from "../zoo/dog";\nimport { size } from "../zoo/size";
console.log(new Dog("rex").name, size);`;
    const dog = `class Animal { name: string; constructor(name: string) { this.name = name; } }
  export class Dog extends Animal { declare age: number; name!: string; }`;
    const files = {
      "abc/main.ts": main,
      "zoo/dog.ts": dog,
      "zoo/size.ts": "export const size = 1;",
    };
    expect(await printed(files)).toBe("undefined 1\n");
    expect(await printed({ ...files, "zoo/tsconfig.json": old })).toBe("rex 1\n");
  });

  test("that are missing are noted", async () => {
    const { notes } = await made({ ...rex, ...extending("@tsconfig/gone") });
    const gone = /tsconfig\.json: File '@tsconfig\/gone' not found/;
    expect(notes).toEqual([expect.stringMatching(gone)]);
  });
});

test("decorators of before 2023 are those that experimentalDecorators asks for", async () => {
  const text = `const seen: unknown[] = [];
function mark(...all: unknown[]): void { seen.push(all.length, typeof all[1]); }
class A { @mark f = 1; @mark run(@mark n: number) { return n; } }
console.log(new A().run(2), ...seen);`;
  const options = { target: "es2022", experimentalDecorators: true };
  const files = { "abc/main.ts": text, "tsconfig.json": config(options) };
  expect(await printed(files)).toBe("2 3 string 3 string 3 string\n");
  const bad = config({ ...options, emitDecoratorMetadata: true });
  await expect(made({ ...files, "tsconfig.json": bad })).rejects.toThrow(
    "tsconfig.json:5: emitDecoratorMetadata is not supported, and /home/somebody/abc/main.ts:3 has a decorator",
  );
  const plain = { "abc/main.ts": "console.log(1);", "tsconfig.json": bad };
  expect(await printed(plain)).toBe("1\n");
});

test("JSX is refused by the setting's name and line", async () => {
  const files = {
    "abc/main.ts": 'import "./view";',
    "abc/view.tsx": "export const a = 1;\nexport const v = <b>{a}</b>;",
  };
  await expect(made(files)).rejects.toThrow("/home/somebody/abc/view.tsx:2: has JSX");
  const settings = { "tsconfig.json": config({ target: "es2022", jsx: "react" }) };
  await expect(made({ ...files, ...settings })).rejects.toThrow(
    "tsconfig.json:4: jsx is not supported, and /home/somebody/abc/view.tsx:2 has JSX",
  );
});

describe("names of modules", () => {
  const says = (value: string) => `export const m = "${value}";`;
  const main = (name: string) => `import { m } from "${name}";\nconsole.log(m);`;
  const imports = (value: object, more: object = {}) => JSON.stringify({ imports: value, ...more });
  test.each<[string, Files, string]>([
    ["util/m", { "util/m.ts": says("mine"), "tsconfig.json": config({ baseUrl: "." }) }, "mine"],
    [
      "@x/y/m",
      {
        "tsconfig.json": config({
          paths: { "*": ["./no/*"], "@x/*": ["./no/*"], "@x/y/*": ["./y/*"] },
        }),
        "y/m.ts": says("narrowest"),
      },
      "narrowest",
    ],
    ["#m", { "package.json": imports({ "#m": "./lib/m.ts" }), "lib/m.ts": says("exact") }, "exact"],
    [
      "#lib/a/m",
      {
        "package.json": imports({ "#*": "./no/*.js", "#lib/*": "./lib/*.js" }),
        "lib/a/m.ts": says("pattern"),
      },
      "pattern",
    ],
    [
      "#m",
      {
        "package.json": imports(
          {
            "#m": {
              types: "./no.d.ts",
              browser: "./no.js",
              node: { import: "./a.js", default: "./b.js" },
            },
          },
          { type: "module" },
        ),
        "a.ts": says("for import"),
        "b.ts": says("for require"),
      },
      "for import",
    ],
    ["#os", { "package.json": imports({ "#os": "node:os" }) }, "undefined"],
  ])("%s is found as Node and TypeScript find it", async (name, files, expected) => {
    expect(await printed({ "abc/main.ts": main(name), ...files })).toBe(`${expected}\n`);
  });

  test.each([
    ["#gone", 'abc/main.ts:1: there is no file "#gone"'],
    ["util/m", 'imports "util/m", which neither Codeforces has nor'],
    [
      "util/m",
      'mend "util/*" in paths of /home/somebody/abc/tsconfig.json:7, or write /home/somebody/abc/src/m',
    ],
  ])("%s that leads nowhere is refused", async (name, message) => {
    const paths = { "*": ["types/*"], "util/*": ["src/*"] };
    const files: Files = {
      "main.ts": main(name),
      ...(message.startsWith("mend") ? { "tsconfig.json": config({ paths }) } : {}),
    };
    const read = (path: string) => files[path.replace(/^\/home\/somebody\/(abc\/)?/, "")];
    const making = makeBundle({
      ...{ program: "/home/somebody/abc/main.ts", target: "codeforces", min: false, read },
      ...{ problem: undefined, commitOf: async () => "" },
      getPackage: (wanted) => packageCode(wanted, "codeforces", read),
    });
    const error = await making.catch((fault: CompileError) => `${fault.message} ${fault.hint}`);
    expect(error).toContain(message);
  });
});
