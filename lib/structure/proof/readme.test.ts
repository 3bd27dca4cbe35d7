import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// What the tables say of a class is so: its constructor's and methods' arguments by name, its fields.

/** IntQueue's source is int-queue.ts. */
function sourceOf(className: string): string | undefined {
  const file = `${className.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase()}.ts`;
  const path = join(__dirname, "..", file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The names of the arguments of `constructor` or a method; undefined where there is no such method. */
function argumentsOf(source: string, method: string): string[] | undefined {
  const [, list] = new RegExp(`^  ${method}\\((.*)\\)(?:: .*)? \\{$`, "m").exec(source) ?? [];
  return list?.match(/\w+(?=\??:| =)/g) ?? (list === "" ? [] : undefined);
}

/** What a row of a table says wrongly of its class. */
function faults(row: string): string[] {
  const [, className, list] = /`new (\w+)\((.*?)\)`/.exec(row) ?? [];
  if (className === undefined) return [];
  const source = sourceOf(className);
  if (source === undefined) return [`no class ${className}`];
  const calls: [method: string, given: string][] = [["constructor", list!]];
  const fields: string[] = [];
  for (const [, name, given] of row.matchAll(/`\.(\w+)(?:\((.*?)\))?`/g)) {
    if (given === undefined) fields.push(name!);
    else calls.push([name!, given]);
  }
  const wrongCalls = calls.filter(([method, given]) => {
    const wanted = argumentsOf(source, method) ?? (method === "constructor" ? [] : undefined);
    const names = given === "" ? [] : given.split(", ");
    return !wanted || names.some((name, at) => name !== wanted[at]);
  });
  const isField = (name: string) => new RegExp(`^  (get |readonly )?${name}\\b`, "m").test(source);
  return [
    ...wrongCalls.map(([method, given]) => `${className}.${method}(${given})`),
    ...fields.filter((name) => !isField(name)).map((name) => `${className}.${name}`),
  ];
}

it("lib/structure/README.md names constructors, methods and fields as they are", () => {
  const page = readFileSync(join(__dirname, "../README.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("|") && line.includes("`new "));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.flatMap(faults)).toEqual([]);
});

it("finds what is wrong", () => {
  expect(
    faults("| x | `new IntQueue(size)`: `.push(value)`, `.pop()`, `.size`, `.length` |"),
  ).toEqual(["IntQueue.constructor(size)", "IntQueue.pop()", "IntQueue.length"]);
  expect(faults("| x | `new IntQueues()` |")).toEqual(["no class IntQueues"]);
  expect(faults("| x | `new IntMap(size)`: `.set(key, x)` |")).toEqual([
    "IntMap.constructor(size)",
    "IntMap.set(key, x)",
  ]);
});
