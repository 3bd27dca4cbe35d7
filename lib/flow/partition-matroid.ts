/**
 * PartitionMatroid: elements of several classes as a matroid, whose independent sets have at most as many
 * elements of each class as its capacity.
 *
 * Use     const matroid = new PartitionMatroid([0, 0, 1], [1, 2]); // class of each element, bound of each class
 * Time    O(elements + classes) for choose, O(1) for circuit
 * Space   8 bytes an element and a class
 * Limits  capacities are integers from 0 on; circuit takes elements outside the chosen set
 * Errors  RangeError for a class or a capacity that is none; from choose for a set that is not independent
 * Source  folklore, own code
 * Tested  partition-matroid.test.ts: against counts; verify: Codeforces 1284G through matroid-intersection
 */

import { groups } from "../graph/groups";
import { shown } from "../io/shown";
import type { Matroid } from "./matroid-intersection";

export class PartitionMatroid implements Matroid {
  readonly size: number;
  private readonly classes: Int32Array;
  private readonly capacity: Int32Array;
  private members: readonly Int32Array[] = []; // those chosen of each class

  /** Element e has the class classes[e], an index of `capacity`. */
  constructor(classes: ArrayLike<number>, capacity: ArrayLike<number>) {
    this.size = classes.length;
    for (let e = 0; e < classes.length; e++) {
      if (classes[e]! >>> 0 === classes[e] && classes[e]! < capacity.length) continue;
      throw new RangeError(
        `PartitionMatroid: classes[${e}] must be in [0, ${capacity.length}), got ${shown(classes[e])}`,
      );
    }
    for (let c = 0; c < capacity.length; c++) {
      if (capacity[c]! >>> 0 === capacity[c] && capacity[c]! < 2 ** 31) continue;
      throw new RangeError(
        `PartitionMatroid: capacity[${c}] must be an integer in [0, 2^31), got ${shown(capacity[c])}`,
      );
    }
    this.classes = Int32Array.from(classes);
    this.capacity = Int32Array.from(capacity);
  }

  choose(chosen: Uint8Array): void {
    const { classes, capacity } = this;
    const labels = classes.map((c, e) => (chosen[e] === 1 ? c : -1));
    const { start, item } = groups(capacity.length, labels);
    this.members = Array.from(capacity, (most, c) => {
      if (start[c + 1]! - start[c]! > most) {
        throw new RangeError(`PartitionMatroid.choose: more than ${most} of class ${c}`);
      }
      return item.subarray(start[c], start[c + 1]);
    });
  }

  /** The elements of the same class; undefined where it has room. */
  circuit(element: number): Int32Array | undefined {
    const itsClass = this.classes[element]!;
    const members = this.members[itsClass]!;
    return members.length < this.capacity[itsClass]! ? undefined : members;
  }
}
