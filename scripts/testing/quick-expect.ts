import { Buffer } from "node:buffer";
import { afterEach, beforeEach, chai, expect } from "vitest";

// Set-up of every test: a call of expect costs less, and so do equal arrays.
// A test of lib calls expect up to 200,000 times, and most of such a call went here: chai's proxies find
// misspelt names, which the compiler finds too; and vitest copies its whole state, property by property, to
// count the call. During a test it gets an empty object that inherits the state, and hands back the number.
chai.config.useProxy = false;

const key = Symbol.for("matchers-object");
const states = (globalThis as { [key]?: WeakMap<object, object> })[key];

beforeEach(() => {
  const whole = states?.get(expect);
  if (!states || !whole) return;
  const state = Object.create(whole);
  const { get, set } = WeakMap.prototype;
  states.get = (of) => (of === expect ? Object.create(state) : get.call(states, of));
  states.set = (of, changed) => {
    if (of !== expect) return set.call(states, of, changed);
    Object.assign(state, changed);
    return states;
  };
});

afterEach(() => {
  for (const method of ["get", "set"]) Reflect.deleteProperty(states ?? {}, method);
});

// Equal numbers and words in arrays, or equal bytes of typed arrays, are seen at once; vitest takes 1 µs an
// element and more. Anything else, and what differs, is left to vitest.
const isQuick = Symbol.for("quick-expect"); // test files that share a process each come here
if (!Reflect.has(chai.Assertion, isQuick)) {
  Reflect.set(chai.Assertion, isQuick, true);
  expect.addEqualityTesters([(a: unknown, b: unknown) => haveEqualItems(a, b) || undefined]);
}

const QUICK = new Set(["number", "string", "boolean"]);

function haveEqualItems(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length || "index" in a || "index" in b) return false;
    for (let at = 0; at < a.length; at++) {
      if (!QUICK.has(typeof a[at]) || !Object.is(a[at], b[at])) return false;
    }
    return a.length > 0;
  }
  if (!ArrayBuffer.isView(a) || !ArrayBuffer.isView(b) || a.constructor !== b.constructor)
    return false;
  const [left, right] = [a, b].map((view) =>
    Buffer.from(view.buffer, view.byteOffset, view.byteLength),
  );
  return left!.equals(right!);
}
