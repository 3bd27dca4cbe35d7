import { method } from "./fill-code";

// The methods of sets and of iterators, as fills.ts has those of arrays and texts.

const KEYS = "for (let keys = other.keys(), step; !(step = keys.next()).done; )";

/** What the language asks of the other set before it does anything. */
const EXPECT_SET = `
    if (Object(other) !== other || !(Number(other.size) >= 0 || Number(other.size) < 0)) throw new TypeError("The other has no size that is a number");
    if (Number(other.size) < 0) throw new RangeError("The other has a size below 0");
    if (typeof other.has !== "function" || typeof other.keys !== "function") throw new TypeError("The other has no methods has and keys");
   `;

const SETS: Readonly<Record<string, string>> = {
  union: `(other) { const all = new Set(this); ${KEYS} all.add(step.value); return all; }`,
  intersection: `(other) {
    const both = new Set();
    if (this.size <= other.size) { for (const item of this) if (other.has(item)) both.add(item); }
    else ${KEYS} if (this.has(step.value)) both.add(step.value);
    return both;
  }`,
  difference: `(other) {
    const rest = new Set(this);
    if (this.size <= other.size) { for (const item of this) if (other.has(item)) rest.delete(item); }
    else ${KEYS} rest.delete(step.value);
    return rest;
  }`,
  symmetricDifference: `(other) {
    const one = new Set(this);
    ${KEYS} if (this.has(step.value)) one.delete(step.value); else one.add(step.value);
    return one;
  }`,
  isSubsetOf: `(other) {
    if (this.size > other.size) return false;
    for (const item of this) if (!other.has(item)) return false;
    return true;
  }`,
  isSupersetOf: `(other) {
    if (this.size < other.size) return false;
    ${KEYS} if (!this.has(step.value)) return false;
    return true;
  }`,
  isDisjointFrom: `(other) {
    if (this.size <= other.size) { for (const item of this) if (other.has(item)) return false; }
    else ${KEYS} if (this.has(step.value)) return false;
    return true;
  }`,
};

/** Written as generators, whose own prototype has these methods too, so that they can be chained. */
const ITERATORS: Readonly<Record<string, string>> = {
  map: "*(to) { let at = 0; for (const item of this) yield to(item, at++); }",
  filter: "*(is) { let at = 0; for (const item of this) if (is(item, at++)) yield item; }",
  take: `*(count) {
    let left = count;
    if (left > 0) for (const item of this) { yield item; if (--left <= 0) break; }
    else if (this.return) this.return();
  }`,
  drop: "*(count) { let left = count; for (const item of this) if (left > 0) left--; else yield item; }",
  flatMap: "*(to) { let at = 0; for (const item of this) yield* to(item, at++); }",
  toArray: "() { return [...this]; }",
  forEach: "(act) { let at = 0; for (const item of this) act(item, at++); }",
  some: "(is) { let at = 0; for (const item of this) if (is(item, at++)) return true; return false; }",
  every:
    "(is) { let at = 0; for (const item of this) if (!is(item, at++)) return false; return true; }",
  find: "(is) { let at = 0; for (const item of this) if (is(item, at++)) return item; }",
  reduce: `(join, ...start) {
    let at = 0, sum = start[0], isStarted = start.length > 0;
    for (const item of this) {
      sum = isStarted ? join(sum, item, at) : item;
      isStarted = true;
      at++;
    }
    if (!isStarted) throw new TypeError("Reduce of a done iterator with no initial value");
    return sum;
  }`,
};

const ITERATOR =
  "{ prototype: Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) }";

export const FILLS_OF_SETS: Readonly<Record<string, string>> = {
  ...fillsOf("Set.prototype", "Set", withCheckedOther(SETS)),
  ...fillsOf("Iterator.prototype", ITERATOR, ITERATORS),
};

function withCheckedOther(codes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, code.replace("{", () => `{${EXPECT_SET}`)]),
  );
}

function fillsOf(
  name: string,
  owner: string,
  codes: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(codes).map(([key, code]) => [`${name}.${key}`, method(owner, key, code)]),
  );
}
