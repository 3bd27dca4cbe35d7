import type { Random } from "../../lib/sequence/random";

/** Calls without arguments. */
export const none = () => [];
/** Seldom: a structure that is cleared at every second step never fills. */
export const rarely = (random: Random) => (random.int(0, 49) === 0 ? [] : undefined);

/** A queue or deque of limited capacity by an array. */
export function rowModel<Item>(capacity: number, row: Item[] = []) {
  const room = () => {
    if (row.length >= capacity) throw new Error(`full at capacity ${capacity}`);
  };
  const held = (item: Item | undefined) => {
    if (item === undefined) throw new Error("empty");
    return item;
  };
  return {
    get size() {
      return row.length;
    },
    push(item: Item) {
      room();
      row.push(item);
    },
    unshift(item: Item) {
      room();
      row.unshift(item);
    },
    pop: () => held(row.pop()),
    shift: () => held(row.shift()),
    get: (place: number) => row[place],
    set(place: number, item: Item) {
      row[place] = item;
    },
    clear() {
      row.length = 0;
    },
    all: () => row,
  };
}

/** A set or multiset by an array that is kept in order. */
export function sortedModel<Key>(compare: (a: Key, b: Key) => number, duplicates: boolean) {
  const keys: Key[] = [];
  /** How many keys are below this one, or at most it. */
  const below = (key: Key, most: number) => {
    let place = 0;
    while (place < keys.length && Math.sign(compare(keys[place]!, key)) <= most) place++;
    return place;
  };
  const countOf = (key: Key) => below(key, 0) - below(key, -1);
  return {
    get size() {
      return keys.length;
    },
    add(key: Key) {
      if (!duplicates && countOf(key) > 0) return false;
      keys.splice(below(key, 0), 0, key);
      return true;
    },
    delete: (key: Key) => keys.splice(below(key, -1), Math.min(1, countOf(key))).length > 0,
    deleteAt: (k: number) => keys.splice(k, 1)[0],
    countOf,
    has: (key: Key) => countOf(key) > 0,
    rank: (key: Key) => below(key, -1),
    ceil: (key: Key) => keys[below(key, -1)],
    higher: (key: Key) => keys[below(key, 0)],
    floor: (key: Key) => keys[below(key, 0) - 1],
    lower: (key: Key) => keys[below(key, -1) - 1],
    kth: (k: number) => keys[k],
    ascending: (k = 0) => keys.slice(k),
    descending: (k = keys.length - 1) => keys.slice(0, k + 1).reverse(),
  };
}

/** Disjoint sets by labels; a union that joins two of them makes a new list. */
export function labelsModel(size: number) {
  const past = [Array.from({ length: size }, (_, element) => element)];
  const now = () => past[past.length - 1]!;
  return {
    get time() {
      return past.length - 1;
    },
    get count() {
      return new Set(now()).size;
    },
    union(a: number, b: number) {
      const [labels, from, to] = [now(), now()[a], now()[b]!];
      if (from !== to) past.push(labels.map((label) => (label === from ? to : label)));
      return from !== to;
    },
    rollback(time: number) {
      past.length = time + 1;
    },
    same: (a: number, b: number) => now()[a] === now()[b],
    sizeOf: (a: number) => now().filter((label) => label === now()[a]).length,
  };
}
