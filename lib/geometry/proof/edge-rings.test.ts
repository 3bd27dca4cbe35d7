import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { EdgeRings } from "../edge-rings";

/** The ends of the edges about the origin of a half, in order. */
function ends(rings: EdgeRings, first: number): number[] {
  const list: number[] = [];
  let half = first;
  do {
    list.push(rings.origin[half ^ 1]!);
    expect(rings.previous[rings.next[half]!]).toBe(half);
    half = rings.next[half]!;
  } while (half !== first);
  return list;
}

it("keeps the order about a vertex through insertions and removals, like a list", () => {
  const random = new Random(1);
  const rings = new EdgeRings(30);
  const list: number[] = []; // halves that begin at vertex 0, counterclockwise
  for (let step = 1; step <= 1000; step++) {
    if (list.length < 30 && (list.length === 0 || random.int(0, 1) === 1)) {
      const half = rings.add(0, step);
      const at = random.int(0, list.length);
      if (list.length > 0) rings.splice(list[(at + list.length - 1) % list.length]!, half);
      list.splice(at, 0, half);
    } else {
      rings.delete(list.splice(random.int(0, list.length - 1), 1)[0]!);
    }
    const used = Array.from(rings.origin.keys()).filter((half) => rings.origin[half] !== -1);
    expect(used).toEqual(list.flatMap((half) => [half, half ^ 1]).sort((a, b) => a - b));
    if (list.length > 0)
      expect(ends(rings, list[0]!)).toEqual(list.map((half) => rings.origin[half ^ 1]));
  }
});

it("closes faces: the third edge of a triangle, seen from both sides", () => {
  const rings = new EdgeRings(3);
  const a = rings.add(0, 1);
  const b = rings.add(1, 2);
  rings.splice(a ^ 1, b);
  const c = rings.connect(b, a);
  expect([rings.origin[c], rings.origin[c ^ 1]]).toEqual([2, 0]);
  expect([rings.leftNext(a), rings.leftNext(b), rings.leftNext(c)]).toEqual([b, c, a]);
  const answers = [rings.leftNext(a ^ 1), rings.leftNext(c ^ 1), rings.leftNext(b ^ 1)];
  expect(answers).toEqual([c ^ 1, b ^ 1, a ^ 1]);
});
