import { expect, it } from "vitest";
import {
  isMachine,
  isNode,
  judgeOf,
  machine,
  machineNames,
  machineWords,
  nodeNamed,
  sourceSize,
} from "./machines";

it("a judge has a machine for each runtime of its form, which says what to choose there", () => {
  const ofAtCoder = machineNames.filter((name) => judgeOf(name) === "atcoder");
  expect(ofAtCoder).toEqual(["atcoder", "atcoder-bun", "atcoder-deno"]);
  expect(machine("atcoder-bun")).toMatchObject({
    ...{ title: "AtCoder (Bun)", runtime: { name: "bun" }, maxSourceBytes: 524_288 },
    notes: ["choose “JavaScript (Bun 1.2.21)”"],
  });
  expect(machine("atcoder-deno")).toMatchObject({
    module: "module",
    args: ["ONLINE_JUDGE", "ATCODER"],
  });
  expect(machineWords("atcoder-bun")).toEqual(["--for", "atcoder", "--runtime", "bun"]);
  expect(machineWords("library-checker")).toEqual(["--for", "library-checker"]);
});

it("Codeforces' form counts each line end as two bytes, others count the file", () => {
  expect(sourceSize("≤\nb\r\n", "codeforces")).toBe(8);
  expect(sourceSize("≤\nb\r\n", "spoj")).toBe(7);
});

it("a Node by its version is no judge, and nobody names it", () => {
  const node = nodeNamed("24.1.0");
  expect(machine(node)).toMatchObject({ title: "Node 24.1.0", syntax: "es2025", notes: [] });
  expect(machine(nodeNamed("20.20.2")).syntax).toBe("es2023");
  expect([judgeOf(node), machineWords(node), isNode(node)]).toEqual([undefined, [], true]);
  expect([node, "atcoder", "atcoder-deno", "spoj-bun", "acmicpc"].map(isMachine)).toEqual([
    ...[false, true, true, false, false],
  ]);
});
