import { method, own } from "./fill-code";
import { FILL_OF_CAUSES } from "./fill-of-causes";
import { FILL_OF_CLONES } from "./fill-of-clones";
import { FILLS_OF_SETS } from "./fills-of-sets";

/** Of an array, where a hole becomes undefined, or of a typed array. */
const COPY = "(Array.isArray(this) ? [...this] : this.slice())";

/**
 * The library's newer functions, written for runtimes that lack them, for programs by others: their
 * authors wrote for a judge that has them. Each does what the language says for arrays, typed arrays
 * and texts; a program of problems/ is refused instead, so that its author can choose.
 */
const FILLS: Readonly<Record<string, string>> = {
  "Array.prototype.at": method("Array, String, Object.getPrototypeOf(Int8Array)", "at", AT()),
  "Array.prototype.findLast": method(
    "Array, Object.getPrototypeOf(Int8Array)",
    "findLast",
    LAST("this[i]", "undefined"),
  ),
  "Array.prototype.findLastIndex": method(
    "Array, Object.getPrototypeOf(Int8Array)",
    "findLastIndex",
    LAST("i", "-1"),
  ),
  "Array.prototype.toSorted": method(
    "Array, Object.getPrototypeOf(Int8Array)",
    "toSorted",
    `(order) { return ${COPY}.sort(order); }`,
  ),
  "Array.prototype.toReversed": method(
    "Array, Object.getPrototypeOf(Int8Array)",
    "toReversed",
    `() { return ${COPY}.reverse(); }`,
  ),
  "Array.prototype.with": method("Array, Object.getPrototypeOf(Int8Array)", "with", WITH()),
  "Array.prototype.toSpliced": method(
    "Array",
    "toSpliced",
    "(...given) { const copy = [...this]; copy.splice(...given); return copy; }",
  ),
  "String.prototype.replaceAll": method("String", "replaceAll", REPLACE()),
  "Object.hasOwn": own(
    "Object",
    "hasOwn",
    "(object, key) { return Object.prototype.hasOwnProperty.call(object, key); }",
  ),
  "Object.groupBy": own(
    "Object",
    "groupBy",
    GROUP("Object.create(null)", "key in groups", "groups[key]", "groups[key] = [item]"),
  ),
  "Map.groupBy": own(
    "Map",
    "groupBy",
    GROUP("new Map()", "groups.has(key)", "groups.get(key)", "groups.set(key, [item])"),
  ),
  ...FILLS_OF_SETS,
  "Promise.withResolvers": own(
    "Promise",
    "withResolvers",
    "() { const made = {}; made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject })); return made; }",
  ),
  "Symbol.dispose":
    'if (!Symbol.dispose) Object.defineProperty(Symbol, "dispose", { value: Symbol("Symbol.dispose") });\n',
  "Symbol.asyncDispose":
    'if (!Symbol.asyncDispose) Object.defineProperty(Symbol, "asyncDispose", { value: Symbol("Symbol.asyncDispose") });\n',
  "Error.cause": FILL_OF_CAUSES,
  performance:
    'if (typeof performance === "undefined") globalThis.performance = require("perf_hooks").performance;\n',
  btoa: 'if (typeof btoa === "undefined") globalThis.btoa = (text) => Buffer.from(String(text), "latin1").toString("base64");\n',
  atob: 'if (typeof atob === "undefined") globalThis.atob = (text) => Buffer.from(String(text), "base64").toString("latin1");\n',
  structuredClone: FILL_OF_CLONES,
};

/** The fill of a library name ("TypedArray.prototype.at"); undefined where there is none. */
export function fillOf(name: string): string | undefined {
  return FILLS[name] ?? FILLS[name.replace(/^(TypedArray|String)\.prototype/, "Array.prototype")];
}

function AT(): string {
  return `(at) {
    const whole = Math.trunc(at) || 0;
    const index = whole < 0 ? whole + this.length : whole;
    return index >= 0 && index < this.length ? this[index] : undefined;
  }`;
}

function LAST(value: string, none: string): string {
  return `(is, self) {
    for (let i = this.length - 1; i >= 0; i--) if (is.call(self, this[i], i, this)) return ${value};
    return ${none};
  }`;
}

function WITH(): string {
  return `(at, value) {
    const whole = Math.trunc(at) || 0;
    const index = whole < 0 ? whole + this.length : whole;
    if (index < 0 || index >= this.length) throw new RangeError("Invalid index : " + at);
    const copy = ${COPY};
    copy[index] = value;
    return copy;
  }`;
}

function REPLACE(): string {
  return `(what, by) {
    const isPattern = Object.prototype.toString.call(what) === "[object RegExp]";
    if (isPattern && !what.flags.includes("g")) throw new TypeError("replaceAll must be called with a global RegExp");
    const quoted = () => new RegExp(String(what).replace(/[\\\\^$.*+?()[\\]{}|]/g, "\\\\$&"), "g");
    return this.replace(isPattern ? what : quoted(), by);
  }`;
}

function GROUP(empty: string, has: string, known: string, add: string): string {
  return `(items, keyOf) {
    const groups = ${empty};
    let at = 0;
    for (const item of items) {
      const key = keyOf(item, at++);
      if (${has}) ${known}.push(item);
      else ${add};
    }
    return groups;
  }`;
}
