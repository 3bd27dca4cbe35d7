import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { MeldableHeap } from "../meldable-heap";

it.each(["rising", "falling", "random"])("sorts 10^5 keys that come %s", (order) => {
  const size = 100_000;
  const keys = Float64Array.from({ length: size }, (_, at) =>
    order === "falling" ? size - at : at,
  );
  if (order === "random") new Random(2).shuffle(keys);
  const heaps = new MeldableHeap(size);
  let top = -1;
  for (let node = 0; node < size; node++) top = heaps.push(top, node, keys[node]!);
  heaps.addToAll(top, 5);
  const sorted = keys.slice().sort();
  let wrong = 0;
  for (let at = 0; at < size; at++) {
    const node = top;
    top = heaps.pop(node);
    wrong += +(heaps.keyOf(node) !== sorted[at]! + 5);
  }
  expect([wrong, top]).toEqual([0, -1]);
});

it("keeps the ways to the right short where the left sides are chains", () => {
  const heaps = new MeldableHeap(5052);
  const keys: number[] = [];
  let all = -1;
  for (let length = 1; length <= 100; length++) {
    let chain = -1;
    for (let at = 0; at < length; at++) {
      const key = at + 1 < length ? 1000 - at : -length;
      chain = heaps.push(chain, keys.length, key);
      keys.push(key);
    }
    all = heaps.meld(all, chain);
  }
  for (const key of [2000, 1]) {
    all = heaps.push(all, keys.length, key);
    keys.push(key);
  }
  for (const key of keys.sort((a, b) => a - b)) {
    const top = all;
    all = heaps.pop(top);
    holdEqual(heaps.keyOf(top), key);
  }
  expect(all).toBe(-1);
});

it("keeps them short where least and greatest keys come by turns", () => {
  const heaps = new MeldableHeap(400);
  let top = -1;
  for (let node = 0; node < 400; node++) top = heaps.push(top, node, node % 2 === 0 ? -node : node);
  const popped = Array.from({ length: 400 }, () => {
    const node = top;
    top = heaps.pop(node);
    return heaps.keyOf(node);
  });
  const keys = Array.from({ length: 400 }, (_, node) => (node % 2 === 0 ? -node : node));
  expect(popped).toEqual(keys.sort((a, b) => a - b));
});

it("takes the nodes of a heap that is forgotten", () => {
  const heaps = new MeldableHeap(3);
  for (const keys of tableOf("0 1 2, 9 8 7")) {
    let top = -1;
    for (const node of [2, 0, 1]) top = heaps.push(top, node, keys[node]!);
    heaps.addToAll(top, 10);
    const second = heaps.pop(top);
    const [least, next] = [...keys].sort((x, y) => x - y);
    expect([heaps.keyOf(top), heaps.keyOf(second)]).toEqual([least! + 10, next! + 10]);
  }
});

it("refuses what it cannot hold", () => {
  expect(new MeldableHeap(0).size).toBe(0);
  const heaps = new MeldableHeap(2);
  expect(() => heaps.pop(-1)).toThrow("MeldableHeap.pop: empty");
  expect(heaps.meld(-1, -1)).toBe(-1);
  heaps.addToAll(-1, 5);
  for (const node of [2, -2, 0.5, Number.NaN]) {
    expect(() => heaps.push(-1, node, 1)).toThrow(`push: node must be in [0, 2), got ${node}`);
    expect(() => heaps.meld(node, -1)).toThrow(`node must be in [0, 2), got ${node}`);
    expect(() => heaps.meld(-1, node)).toThrow(`node must be in [0, 2), got ${node}`);
    expect(() => heaps.pop(node)).toThrow(`node must be in [0, 2), got ${node}`);
  }
  expect(() => heaps.push(-1, 0, Number.NaN)).toThrow("key is NaN");
});
