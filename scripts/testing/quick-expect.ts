import { afterEach, beforeEach, chai, expect } from "vitest";

// A test of lib calls expect up to 200,000 times, and more than half of such a call went here: chai's
// proxies find misspelt names, which the compiler finds too; and vitest copies its whole state to count
// the call. That state is inherited during a test instead, so that there is one number to copy.
chai.config.useProxy = false;

const key = Symbol.for("matchers-object");
const states = (globalThis as { [key]?: WeakMap<object, object> })[key];
let whole: object | undefined;

beforeEach(() => {
  whole = states?.get(expect);
  if (whole) states?.set(expect, Object.create(whole));
});

afterEach(() => {
  if (whole) states?.set(expect, whole);
});
