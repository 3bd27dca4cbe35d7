import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testFolder } from "../testing/test-folder";
import { findWorkspace } from "./roots.cjs";

const top = testFolder();

/** A folder below `top`, with a package.json of this text. */
function folder(path: string, text?: string): string {
  const made = join(top, path);
  mkdirSync(made, { recursive: true });
  if (text !== undefined) writeFileSync(join(made, "package.json"), text);
  return made;
}

const DEPENDS = '{ "devDependencies": { "judgebench": "^1.0.0" } }';
const PLAIN = '{ "name": "plain", "dependencies": { "execa": "*" } }';

describe("findWorkspace", () => {
  const installed = () => folder("installed/node_modules/judgebench", '{ "name": "judgebench" }');

  it.each([
    ["in devDependencies", DEPENDS],
    ["in dependencies", '{ "dependencies": { "judgebench": "file:../x.tgz" } }'],
    ["as a key", '{ "judgebench": {} }'],
    ["as its name", '{ "name": "judgebench" }'],
    ["though a comma is missing", '{ "devDependencies": { "judgebench": "*" } "x": 1 }'],
  ])("takes the folder whose package.json has judgebench %s", (name, text) => {
    const root = folder(`by ${name}`, text);
    const inner = folder(`by ${name}/abc/001`);
    expect([root, inner].map((from) => findWorkspace(from, installed()))).toEqual([root, root]);
  });

  it.each([
    ["another package", PLAIN],
    ["another package with our name in a word", '{ "description": "unlike judgebench" }'],
    ["a text in its place", "judgebench"],
  ])("passes over %s", (name, text) => {
    const root = folder(`over ${name}`, DEPENDS);
    const inner = folder(`over ${name}/inner`, text);
    expect(findWorkspace(inner, installed())).toBe(root);
  });

  it("takes the nearest of two", () => {
    folder("outer", DEPENDS);
    const inner = folder("outer/inner", DEPENDS);
    expect(findWorkspace(folder("outer/inner/problems/x"), installed())).toBe(inner);
  });

  it("takes a workspace inside a clone before the clone", () => {
    const clone = folder("clone", '{ "name": "judgebench" }');
    folder("clone/problems");
    const inner = folder("clone/try", DEPENDS);
    expect(findWorkspace(inner, clone)).toBe(inner);
    expect(findWorkspace(folder("clone/scripts"), clone)).toBe(clone);
  });

  it("takes the clone from anywhere, and nothing for an installed tool", () => {
    const clone = folder("far/clone", '{ "name": "judgebench" }');
    folder("far/clone/problems");
    const lonely = folder("lonely");
    expect(findWorkspace(lonely, clone)).toBe(clone);
    expect(findWorkspace(lonely, installed())).toBeUndefined();
    expect(findWorkspace(installed(), installed()), "it is not written").toBeUndefined();
  });
});
