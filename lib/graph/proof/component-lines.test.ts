import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Writer } from "../../io/writer";
import { componentLines, componentSets } from "../component-lines";

const write = (count: number, component: Int32Array) =>
  new TextDecoder().decode(componentLines(new Writer(), count, component).result());

test("few and many vertices in a component, one left out", () => {
  expect(write(2, Int32Array.of(1, 0, -1, 1))).toBe("2\n1 1\n2 0 3\n");
  const all = Array.from({ length: 40 }, (_, v) => v);
  expect(write(1, new Int32Array(40))).toBe(`1\n40 ${all.join(" ")}\n`);
});

test("random sets, read back whatever the order", () => {
  for (const random of rounds(120)) {
    const count = random.int(1, 5);
    const component = Int32Array.from({ length: random.int(1, 60) }, () =>
      random.int(0, count - 1),
    );
    const [first, ...lines] = write(count, component).trimEnd().split("\n");
    const text = [first, ...random.shuffle(lines)].join("\n");
    const wanted = Array.from({ length: count }, (_, c) =>
      [...component.keys()].filter((v) => component[v] === c).join(" "),
    );
    expect(componentSets(text)).toEqual(wanted.sort());
  }
});

test("reads vertices in any order and spaces beside them", () =>
  expect(componentSets("2\n1 7 \n 3 10 9 0\n")).toEqual(["0 9 10", "7"]));

test("what is refused", () => {
  expect(() => componentSets("1\n2 0\n")).toThrow("a line of 2 vertices has 1");
  expect(() => write(1, Int32Array.of(1))).toThrow(RangeError);
});
