import { spawnSync } from "node:child_process";
import { globSync } from "glob";
import { describe, expect, test } from "vitest";
import { missingIn, nodeWith } from "./library-since";
import { targets } from "./targets";

const ALL = [...missingIn("12.18.4")];

/** The names that a runtime lacks, as a program run under it prints them. */
function lacking(program: string): string[] {
  const script = `
    const typed = Object.getPrototypeOf(Uint8Array);
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
    const has = (name) => {
      const parts = name.split(".");
      let at = globalThis;
      if (parts[0] === "TypedArray") { at = typed; parts.shift(); }
      else if (name.startsWith("Iterator.prototype.")) { at = iterator; parts.splice(0, 2); }
      for (const part of parts) {
        if (!Reflect.has(Object(at), part)) return false;
        const holder = at; at = undefined;
        try { at = holder[part]; } catch (error) {}
      }
      return true;
    };
    console.log(JSON.stringify(${JSON.stringify(ALL)}.filter((name) => !has(name))));`;
  const { stdout, stderr } = spawnSync(program, ["-"], { encoding: "utf8", input: script });
  expect(stdout, stderr).not.toBe("");
  return JSON.parse(stdout).sort();
}

/** The versions of Node that judges run. */
const NODES = Object.values(targets)
  .map(({ runtime }) => runtime)
  .filter(({ name }) => name === "node")
  .map(({ version }) => version);

describe("the names that a Node lacks", () => {
  test.for(["this", ...new Set(NODES)])("Node %s itself says the same", (version, { skip }) => {
    const cached = globSync(`.cache/runtimes/node-${version}/node_modules/*/bin/node{,.exe}`);
    const isOurs = version === "this" || version === process.versions.node;
    const program = isOurs ? process.execPath : cached[0];
    if (program === undefined)
      return skip(`Node ${version} is not here: npm run matrix fetches it`);
    const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
    expect(lacking(program)).toEqual([...missingIn(stdout.trim().slice(1))].sort());
  });

  test("by example", () => {
    const names = [
      ...["Array.prototype.at", "Object.hasOwn", "Array.prototype.findLast", "structuredClone"],
    ];
    expect([...missingIn("15.8.0")]).toEqual(expect.arrayContaining(names));
    expect(missingIn("15.8.0").has("String.prototype.replaceAll")).toBe(false);
    expect(missingIn("12.18.4").has("String.prototype.replaceAll")).toBe(true);
    expect(missingIn("18.13.0").has("Array.prototype.toSorted")).toBe(true);
    expect(missingIn("20.20.2").has("Object.groupBy")).toBe(true);
    expect(nodeWith("Set.prototype.union")).toBe("22.19.0");
  });

  test("are listed from the oldest runtime of any judge on", () => {
    const versions = Object.values(targets).map((target) => target.runtime);
    const majors = versions
      .filter((runtime) => runtime.name === "node")
      .map((runtime) => Number.parseInt(runtime.version, 10));
    expect(Math.min(...majors)).toBe(12);
  });
});
