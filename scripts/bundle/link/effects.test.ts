import { describe, expect, test } from "vitest";
import { readModules } from "../read/modules";
import { link } from "./link";

/** The linked text of a program that calls `get` of a module. */
function linked(lib: string, imports = `import { get } from "./lib";`): string {
  const main = `${imports} function run() { return get(); }\nif (require.main === module) run();`;
  const files: Record<string, string> = { "main.ts": main, "lib.ts": lib };
  return link(readModules("main.ts", (path) => files[path])).code.replace(/\s+/g, " ");
}

describe("kept, because something live may change", () => {
  const get = "export function get() { return T; }";
  test.each([
    [
      "a view",
      "const T = new Uint8Array(4); const view = new DataView(T.buffer); view.setUint8(0, 5);",
      "view.setUint8(0, 5)",
    ],
    ["an alias", "const T = { a: {} }; const alias = T.a; alias.c = 2;", "alias.c = 2"],
    ["an argument", "const T = { a: {} }; Object.assign(T.a, { b: 1 });", "Object.assign(T.a"],
    [
      "a function that is called",
      "const T: number[] = []; const D = [0]; function put(i: number) { T[i] = i; } for (;;) { D[0] = 1; put(1); }",
      "D[0] = 1; put(1);",
    ],
    [
      "the items of a list",
      "const T = [[0]]; const D = [0]; for (const row of T) { row[0] = 5; D[0]! += 1; }",
      "row[0] = 5",
    ],
    [
      "the initialiser of a dead constant",
      "const T: number[] = []; function fill() { T.push(1); return 1; } export const D = fill();",
      "const D = fill();",
    ],
    [
      "a text that is assigned",
      `let T = "a"; function set() { T = "b"; return 1; } const D = set();`,
      "const D = set();",
    ],
    [
      "what is seen from outside",
      "const T = 1; function tell() { console.log(1); } tell();",
      "tell();",
    ],
    [
      "a method of a class",
      "const T = [0]; class Filler { fill() { T[0] = 1; } } const filler = new Filler(); filler.fill();",
      "filler.fill();",
    ],
  ])("%s", (_name, text, kept) => {
    expect(linked(`${text} ${get}`)).toContain(kept);
  });
});

describe("gone, because nothing live can change", () => {
  const get = "const T = [1, 2]; const N = 2; export function get() { return T[N]; }";
  test.each([
    ["a new table", "const DEAD = new Uint8Array(200);"],
    [
      "what a function makes of its own locals",
      "function moves(a: number) { const list = []; list.push(a); return list; } const DEAD = moves(N);",
    ],
    [
      "a loop that only reads numbers of what is live",
      "const DEAD: number[] = []; for (let i = 0; i < T.length; i++) DEAD[i] = T[i]! + N;",
    ],
    ["a function that is not called", "const DEAD = () => T.push(1);"],
  ])("%s", (_name, text) => {
    const code = linked(`${get} ${text}`);
    expect(code).not.toContain("DEAD");
    expect(code).not.toContain("moves");
  });
});

test("an import without names is refused with its place", () => {
  expect(() => linked("export {};", `import "./lib"; declare function get(): void;`)).toThrow(
    "main.ts:1: imports a module for what it does when it loads",
  );
});
