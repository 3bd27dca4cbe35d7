import { spawnSync } from "node:child_process";
import { globSync } from "glob";
import { describe, expect, test } from "vitest";
import { exportsMissingIn, nodeExporting } from "./builtin-exports";
import { targets } from "./targets";

const NODES = Object.values(targets).flatMap(({ runtime: { name, version } }) =>
  name === "node" ? [version] : [],
);

/** The modules of which a program itself says that it has them, with the listed names that they lack. */
function lacking(program: string, names: readonly string[]): string[] {
  const script = `
    const lacks = (name) => {
      const dot = name.lastIndexOf(".");
      try { return !(name.slice(dot + 1) in require(name.slice(0, dot))); } catch { return undefined; }
    };
    console.log(JSON.stringify(${JSON.stringify(names)}.filter((name) => lacks(name) !== false)));`;
  const flags = ["--no-deprecation", "-"];
  const { stdout, stderr } = spawnSync(program, flags, { encoding: "utf8", input: script });
  expect(stdout, stderr).not.toBe("");
  return JSON.parse(stdout).sort();
}

describe("the exports that a Node lacks", () => {
  test.for(["this", ...new Set(NODES)])("Node %s itself says the same", (version, { skip }) => {
    const cached = globSync(`.cache/runtimes/node-${version}/node_modules/*/bin/node{,.exe}`);
    const isOurs = version === "this" || version === process.versions.node;
    const program = isOurs ? process.execPath : cached[0];
    if (program === undefined)
      return skip(`Node ${version} is not here: npm run matrix fetches it`);
    const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
    const node = stdout.trim().slice(1);
    const said = lacking(program, [...exportsMissingIn("12.18.4")]);
    for (const name of exportsMissingIn(node)) expect(said).toContain(name);
    const known = exportsMissingIn(node);
    // What a later Node has dropped again is no news.
    expect(said.filter((name) => !known.has(name) && !DROPPED.has(name))).toEqual([]);
  });

  test("by example", () => {
    expect(exportsMissingIn("12.18.4").has("os.availableParallelism")).toBe(true);
    expect(exportsMissingIn("20.20.2").has("os.availableParallelism")).toBe(false);
    expect(exportsMissingIn("12.18.4").has("fs.readFileSync")).toBe(false);
    expect(nodeExporting("util.styleText")).toBe("20.20.2");
    expect(nodeExporting("fs.readFileSync")).toBeUndefined();
  });
});

const DROPPED = new Set(["assert.CallTracker", "assert.snapshot", "util.getCallSite"]);
