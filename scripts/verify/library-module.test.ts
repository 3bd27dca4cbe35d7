import { expect, it } from "vitest";
import { chooseModules, moduleOf } from "./library-module";

const PROGRAMS = ["graph/csr", "graph/dijkstra", "structure/int-set"].map(
  (path) => `lib/${path.replace("/", "/proof/")}.verify.ts`,
);
const choose = (...words: string[]) =>
  chooseModules(words, PROGRAMS, {
    exists: (path) => path === TOY,
    textOf: (path) =>
      `/**
 * Source  A judge, https://a.org/problem/of_${moduleOf(path).name.slice(0, 3)}; seen
 */`,
    listing: "ls",
  });
const TOY = "scripts/verify/toys/right.verify.ts";
const names = (...words: string[]) => choose(...words).modules.map(({ name }) => name);

it("a module is its name, its program and its twin", () => {
  expect(moduleOf("lib/graph/proof/csr.verify.ts")).toEqual({
    name: "csr",
    program: "lib/graph/proof/csr.verify.ts",
    twin: "lib/graph/proof/csr.twin.ts",
  });
});

it.each([
  [[], ["csr", "dijkstra", "int-set"]],
  [
    ["int-set", "csr", "int-set"],
    ["int-set", "csr"],
  ],
  [["lib/graph/"], ["csr", "dijkstra"]],
  [["./lib/graph/csr.ts"], ["csr"]],
  [[".\\lib\\graph\\csr.ts"], ["csr"]],
  [["lib\\graph\\"], ["csr", "dijkstra"]],
  [["lib/structure/proof/int-set.verify.ts"], ["int-set"]],
  [["lib/structure/proof/int-set.twin.ts"], ["int-set"]],
  [[TOY], ["right"]],
  [["of_int", "csr"], ["csr", "int-set"].reverse()],
])("the words %j choose %j", (words, chosen) => {
  expect(names(...words)).toEqual(chosen);
});

it("an unknown name is reported with the nearest one, and the others are still chosen", () => {
  const { modules, unknown } = choose("dijktsra", "csr");
  expect(modules.map(({ name }) => name)).toEqual(["csr"]);
  expect(unknown).toEqual([
    { message: 'no module "dijktsra" with a verify program', hint: "dijkstra" },
  ]);
  expect(choose("lib/grpah/").unknown[0]!.message).toContain("lib/grpah");
});
