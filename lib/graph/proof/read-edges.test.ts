import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Scanner } from "../../io/scanner";
import { edgeLines, randomGraph } from "../random-graph";
import { readEdges, readWeightedEdges } from "../read-edges";

const scan = (text: string) => new Scanner(new TextEncoder().encode(text));

test("random lists are read as they were written", () => {
  for (const random of rounds(250)) {
    const n = random.int(1, 200);
    const edges = randomGraph(random, n, random.int(0, 50));
    const { from, to } = edges;
    expect(readEdges(scan(edgeLines(edges)), n, from.length)).toEqual({ from, to });
    const shifted = { n, from: from.map((v) => v + 1), to: to.map((v) => v + 1) };
    expect(readEdges(scan(edgeLines(shifted)), n, from.length, 1)).toEqual({ from, to });
    const weights = from.map(() => random.int(-1e9, 1e9));
    const scanner = scan(`${edgeLines(shifted, weights)}end`);
    expect(readWeightedEdges(scanner, n, from.length, -1e9, 1e9, 1)).toEqual({ from, to, weights });
    expect(scanner.token()).toBe("end");
  }
});

test("what is refused", () => {
  const call = () => readEdges(scan("0 1\n2 3\n"), 3, 2);
  expect(call).toThrow("line 2, column 3: expected a vertex in [0, 2]");
  expect(() => readEdges(scan("0 1\n"), 3, 1, 1)).toThrow("line 1, column 1");
  expect(() => readEdges(scan("0\n"), 3, 1)).toThrow("end of input");
  expect([...readWeightedEdges(scan("0 7 3\n7 0 4\n"), 8, 2, 3, 4).weights]).toEqual([3, 4]);
  const lines = new Array<string>(40_000).fill("0 1 5");
  lines[36_999] = "1 9 5";
  expect(() => readWeightedEdges(scan(lines.join("\n")), 3, 40_000, 0, 10)).toThrow(
    /edge 37000: .* got 1 9 5$/,
  );
  expect(() => readWeightedEdges(scan("0 1 11\n"), 3, 1, 0, 10)).toThrow("line 1, column 5");
});
