/**
 * convexLayers: for each point how many hulls have to be peeled off before it lies on the border.
 *
 * Use     convexLayers(x, y)
 * Time    O(n log² n): 2 · 10^5 random points in 1 s to 2.5 s
 * Space   about 100 bytes a point
 * Limits  integers within ±2^50, any number of points. Points on edges belong to the layer of the edge,
 *         equal points to the same layer
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large
 * Source  hulls as bridges in a balanced tree: M. Overmars, J. van Leeuwen, Journal of Computer and
 *         System Sciences 23 (1981); the peeling: folklore; own code
 * Tested  convex-layers.test.ts: against hulls peeled one after the other; verify: library-checker
 *         convex_layers
 */
import { type Coordinates, checkPoints } from "./check-points";
import { pointOrder } from "./point-order";
import { UpperHullTree } from "./upper-hull-tree";

/** 0 for the points on the border of the hull, 1 for those on the border of the others' hull, … */
export function convexLayers(x: Coordinates, y: Coordinates): Int32Array {
  checkPoints("convexLayers", x, y);
  const order = pointOrder(x, y);
  const distinct = order.filter((i, at) => {
    const before = order[at - 1]!;
    return x[i] !== x[before] || y[i] !== y[before];
  });
  const n = distinct.length;
  const layers = new Int32Array(n).fill(-1);
  // The lower hull is the upper one after half a turn, which also turns the order round.
  const upper = new UpperHullTree(
    Float64Array.from(distinct, (i) => x[i]!),
    Float64Array.from(distinct, (i) => y[i]!),
  );
  const lower = new UpperHullTree(
    Float64Array.from(distinct, (i) => -x[i]!).reverse(),
    Float64Array.from(distinct, (i) => -y[i]!).reverse(),
  );
  for (let left = n, layer = 0; left > 0; layer++) {
    const border: number[] = [];
    for (const at of upper.hull()) {
      layers[at] = layer;
      border.push(at);
    }
    for (const turned of lower.hull()) {
      const at = n - 1 - turned;
      if (layers[at] !== -1) continue;
      layers[at] = layer;
      border.push(at);
    }
    upper.delete(border.sort((a, b) => a - b));
    lower.delete(border.map((at) => n - 1 - at).reverse());
    left -= border.length;
  }
  const answer = new Int32Array(x.length);
  for (let at = 0, k = -1; at < order.length; at++) {
    if (x[order[at]!] !== x[distinct[k]!] || y[order[at]!] !== y[distinct[k]!]) k++;
    answer[order[at]!] = layers[k]!;
  }
  return answer;
}
