import type { FunctionContender, Run } from "./bench";

/** What the sorted sets of numbers of the packages below share. */
export interface OrderedSet {
  add(x: number): unknown;
  delete(x: number): unknown;
  ceil(x: number): number | undefined;
  floor(x: number): number | undefined;
  min(): number | undefined;
  max(): number | undefined;
}

/** Packages with a sorted set or map, each used as intended, behind one interface. */
export function orderedPeers(work: (make: () => OrderedSet) => Run): FunctionContender[] {
  return [
    {
      role: "peer",
      name: "sorted-btree",
      prepare: ({ default: { default: Tree } }: { default: { default: new () => Btree } }) =>
        work(() => new OfBtree(new Tree())),
    },
    {
      role: "peer",
      name: "js-sdsl",
      variant: "OrderedSet",
      once: true,
      prepare: ({ OrderedSet: Sdsl }: { OrderedSet: new () => Sdsl }) =>
        work(() => new OfSdsl(new Sdsl())),
    },
    {
      role: "peer",
      name: "bintrees",
      variant: "RBTree",
      once: true,
      prepare: ({ RBTree }: { RBTree: new (compare: Compare) => RedBlack }) =>
        work(() => new OfRedBlack(new RBTree((a, b) => a - b))),
    },
    {
      role: "peer",
      name: "data-structure-typed",
      variant: "TreeSet",
      once: true,
      prepare: ({ TreeSet }: { TreeSet: new () => Typed }) =>
        work(() => new OfTyped(new TreeSet())),
    },
  ];
}

type Compare = (a: number, b: number) => number;

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

interface SdslIterator {
  readonly pointer: number;
  isAccessible(): boolean;
}

interface Sdsl {
  insert(x: number): number;
  eraseElementByKey(x: number): boolean;
  lowerBound(x: number): SdslIterator;
  reverseLowerBound(x: number): SdslIterator;
  front(): number | undefined;
  back(): number | undefined;
}

class OfSdsl implements OrderedSet {
  private readonly set: Sdsl;
  constructor(set: Sdsl) {
    this.set = set;
  }
  add(x: number) {
    return this.set.insert(x);
  }
  delete(x: number) {
    return this.set.eraseElementByKey(x);
  }
  ceil(x: number) {
    const iterator = this.set.lowerBound(x);
    return iterator.isAccessible() ? iterator.pointer : undefined;
  }
  floor(x: number) {
    const iterator = this.set.reverseLowerBound(x);
    return iterator.isAccessible() ? iterator.pointer : undefined;
  }
  min() {
    return this.set.front();
  }
  max() {
    return this.set.back();
  }
}

interface RedBlackIterator {
  data(): number | null;
  prev(): number | null;
}

interface RedBlack {
  insert(x: number): boolean;
  remove(x: number): boolean;
  lowerBound(x: number): RedBlackIterator;
  upperBound(x: number): RedBlackIterator;
  min(): number | null;
  max(): number | null;
}

class OfRedBlack implements OrderedSet {
  private readonly tree: RedBlack;
  constructor(tree: RedBlack) {
    this.tree = tree;
  }
  add(x: number) {
    return this.tree.insert(x);
  }
  delete(x: number) {
    return this.tree.remove(x);
  }
  ceil(x: number) {
    return this.tree.lowerBound(x).data() ?? undefined;
  }
  floor(x: number) {
    return this.tree.upperBound(x).prev() ?? undefined;
  }
  min() {
    return this.tree.min() ?? undefined;
  }
  max() {
    return this.tree.max() ?? undefined;
  }
}

interface Typed {
  add(x: number): unknown;
  delete(x: number): boolean;
  ceiling(x: number): number | undefined;
  floor(x: number): number | undefined;
  first(): number | undefined;
  last(): number | undefined;
}

class OfTyped implements OrderedSet {
  private readonly set: Typed;
  constructor(set: Typed) {
    this.set = set;
  }
  add(x: number) {
    return this.set.add(x);
  }
  delete(x: number) {
    return this.set.delete(x);
  }
  ceil(x: number) {
    return this.set.ceiling(x);
  }
  floor(x: number) {
    return this.set.floor(x);
  }
  min() {
    return this.set.first();
  }
  max() {
    return this.set.last();
  }
}
