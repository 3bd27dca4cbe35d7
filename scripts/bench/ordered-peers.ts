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

/** How each method of OrderedSet is written with a package's own. */
type Methods<Tree> = {
  readonly [Name in keyof OrderedSet]: (tree: Tree, x: number) => ReturnType<OrderedSet[Name]>;
};

/** In each process one package runs, so V8 inlines its functions here. */
class PeerSet<Tree> implements OrderedSet {
  private readonly tree: Tree;
  private readonly methods: Methods<Tree>;
  constructor(tree: Tree, methods: Methods<Tree>) {
    this.tree = tree;
    this.methods = methods;
  }
  add(x: number) {
    return this.methods.add(this.tree, x);
  }
  delete(x: number) {
    return this.methods.delete(this.tree, x);
  }
  ceil(x: number) {
    return this.methods.ceil(this.tree, x);
  }
  floor(x: number) {
    return this.methods.floor(this.tree, x);
  }
  min() {
    return this.methods.min(this.tree, 0);
  }
  max() {
    return this.methods.max(this.tree, 0);
  }
}

/** Packages with a sorted set or map, each used as intended, behind one interface. */
export function orderedPeers(work: (make: () => OrderedSet) => Run): FunctionContender[] {
  const contender = <Exports, Tree>(
    about: { readonly name: string; readonly variant?: string; readonly once?: true },
    make: (exported: Exports) => Tree,
    methods: Methods<Tree>,
  ): FunctionContender => ({
    role: "peer",
    ...about,
    prepare: (exported: Exports) => work(() => new PeerSet(make(exported), methods)),
  });
  return [
    contender(
      { name: "sorted-btree" },
      ({ default: { default: Tree } }: { default: { default: new () => Btree } }) => new Tree(),
      {
        add: (tree, x) => tree.set(x, undefined),
        delete: (tree, x) => tree.delete(x),
        ceil: (tree, x) => tree.getPairOrNextHigher(x)?.[0],
        floor: (tree, x) => tree.getPairOrNextLower(x)?.[0],
        min: (tree) => tree.minKey(),
        max: (tree) => tree.maxKey(),
      },
    ),
    contender(
      { name: "js-sdsl", variant: "OrderedSet", once: true },
      ({ OrderedSet: Sdsl }: { OrderedSet: new () => Sdsl }) => new Sdsl(),
      {
        add: (set, x) => set.insert(x),
        delete: (set, x) => set.eraseElementByKey(x),
        ceil: (set, x) => keyAt(set.lowerBound(x)),
        floor: (set, x) => keyAt(set.reverseLowerBound(x)),
        min: (set) => set.front(),
        max: (set) => set.back(),
      },
    ),
    contender(
      { name: "bintrees", variant: "RBTree", once: true },
      ({ RBTree }: { RBTree: new (compare: Compare) => RedBlack }) => new RBTree((a, b) => a - b),
      {
        add: (tree, x) => tree.insert(x),
        delete: (tree, x) => tree.remove(x),
        ceil: (tree, x) => tree.lowerBound(x).data() ?? undefined,
        floor: (tree, x) => tree.upperBound(x).prev() ?? undefined,
        min: (tree) => tree.min() ?? undefined,
        max: (tree) => tree.max() ?? undefined,
      },
    ),
    contender(
      { name: "data-structure-typed", variant: "TreeSet", once: true },
      ({ TreeSet }: { TreeSet: new () => Typed }) => new TreeSet(),
      {
        add: (set, x) => set.add(x),
        delete: (set, x) => set.delete(x),
        ceil: (set, x) => set.ceiling(x),
        floor: (set, x) => set.floor(x),
        min: (set) => set.first(),
        max: (set) => set.last(),
      },
    ),
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

interface SdslIterator {
  readonly pointer: number;
  isAccessible(): boolean;
}

function keyAt(iterator: SdslIterator): number | undefined {
  return iterator.isAccessible() ? iterator.pointer : undefined;
}

interface Sdsl {
  insert(x: number): number;
  eraseElementByKey(x: number): boolean;
  lowerBound(x: number): SdslIterator;
  reverseLowerBound(x: number): SdslIterator;
  front(): number | undefined;
  back(): number | undefined;
}

interface RedBlack {
  insert(x: number): boolean;
  remove(x: number): boolean;
  lowerBound(x: number): { data(): number | null };
  upperBound(x: number): { prev(): number | null };
  min(): number | null;
  max(): number | null;
}

interface Typed {
  add(x: number): unknown;
  delete(x: number): boolean;
  ceiling(x: number): number | undefined;
  floor(x: number): number | undefined;
  first(): number | undefined;
  last(): number | undefined;
}
