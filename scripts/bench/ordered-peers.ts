import type { FunctionContender, Run } from "./bench";
import { peer } from "./contenders";

/** A sorted set of numbers. */
export interface OrderedSet {
  add(x: number): unknown;
  delete(x: number): unknown;
  ceil(x: number): number | undefined;
  floor(x: number): number | undefined;
  min(): number | undefined;
  max(): number | undefined;
}

interface Btree {
  set(key: number, value: undefined): boolean;
  delete(key: number): boolean;
  getPairOrNextHigher(key: number): [number, undefined] | undefined;
  getPairOrNextLower(key: number): [number, undefined] | undefined;
  minKey(): number | undefined;
  maxKey(): number | undefined;
}

class OfBtree implements OrderedSet {
  private readonly tree: Btree;
  constructor(tree: Btree) {
    this.tree = tree;
  }
  add(x: number) {
    return this.tree.set(x, undefined);
  }
  delete(x: number) {
    return this.tree.delete(x);
  }
  ceil(x: number) {
    return this.tree.getPairOrNextHigher(x)?.[0];
  }
  floor(x: number) {
    return this.tree.getPairOrNextLower(x)?.[0];
  }
  min() {
    return this.tree.minKey();
  }
  max() {
    return this.tree.maxKey();
  }
}

/** The fastest package that has a sorted map, as a set. */
export const orderedPeer = (work: (make: () => OrderedSet) => Run): FunctionContender =>
  peer(
    "sorted-btree",
    ({ default: { default: Tree } }: { default: { default: new () => Btree } }) =>
      work(() => new OfBtree(new Tree())),
  );
