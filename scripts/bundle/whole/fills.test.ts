import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { fillOf } from "./fills";

/** Deletes a library function, writes the fill in its place, and evaluates an expression with both. */
function filled(name: string, owners: string, expression: string): unknown {
  const key = name.split(".").at(-1)!;
  const code = `for (const owner of [${owners}]) delete owner.${key};\n${fillOf(name)}JSON.stringify(${expression})`;
  return runInNewContext(code, { structuredClone, require, JSON });
}

const ARRAYS = "Array.prototype, Object.getPrototypeOf(Int8Array).prototype, String.prototype";
const CASES: readonly (readonly [string, string, string])[] = [
  [
    "Array.prototype.at",
    ARRAYS,
    "[[1, 2].at(-1), [1].at(5) === undefined, 'ab'.at(-2), new Int8Array([7]).at(0), [3].at(NaN), [4].at()]",
  ],
  [
    "Array.prototype.findLast",
    ARRAYS,
    "[[1, 2, 3].findLast((x) => x < 3), [].findLast(() => 1) === undefined]",
  ],
  [
    "Array.prototype.findLastIndex",
    ARRAYS,
    "[[1, 2, 3].findLastIndex((x) => x < 3), [].findLastIndex(() => 1)]",
  ],
  [
    "Array.prototype.toSorted",
    ARRAYS,
    "(() => { const a = [3, 1]; return [a.toSorted(), a, a.toSorted((x, y) => y - x)]; })()",
  ],
  [
    "Array.prototype.toReversed",
    ARRAYS,
    "(() => { const a = [3, 1]; return [a.toReversed(), a, Array(2).toReversed().map(String)]; })()",
  ],
  ["Array.prototype.with", ARRAYS, "(() => { const a = [3, 1]; return [a.with(-1, 9), a]; })()"],
  [
    "Array.prototype.toSpliced",
    ARRAYS,
    "(() => { const a = [3, 1, 2]; return [a.toSpliced(0, 2, 5), a]; })()",
  ],
  [
    "String.prototype.replaceAll",
    ARRAYS,
    "['a.b.c'.replaceAll('.', '$&-'), 'a$a'.replaceAll('$', (x) => x + x), 'xyx'.replaceAll(/x/g, 'z'), 'ab'.replaceAll('', '_')]",
  ],
  ["Object.hasOwn", "Object", "[Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]"],
];

test.each(CASES)("%s, as the library's own", (name, owners, expression) => {
  expect(filled(name, owners, expression)).toBe(runInNewContext(`JSON.stringify(${expression})`));
});

test("one fill does for arrays, typed arrays and texts; others have none", () => {
  expect(fillOf("TypedArray.prototype.at")).toBe(fillOf("String.prototype.at"));
  expect(fillOf("Promise.any")).toBeUndefined();
});

test("groupBy, which Node 20 lacks", () => {
  const groups = "Object.groupBy([1, 2, 3], (x, at) => (x + at > 2 ? 'b' : 'a'))";
  expect(filled("Object.groupBy", "Object", groups)).toBe('{"a":[1],"b":[2,3]}');
  const entries = "[...Map.groupBy(new Set([1, 2, 3]), (x) => x % 2)]";
  expect(filled("Map.groupBy", "Map", entries)).toBe("[[1,[1,3]],[0,[2]]]");
});

test("the cause of an error, which Node before 16.9 forgets", () => {
  const forgetting = `for (const name of ["Error", "TypeError", "AggregateError"]) {
    const known = globalThis[name], kept = name === "AggregateError" ? 2 : 1;
    globalThis[name] = new Proxy(known, {
      construct: (of, given, made) => Reflect.construct(of, given.slice(0, kept), made),
      apply: (of, _, given) => Reflect.apply(of, undefined, given.slice(0, kept)),
    });
    known.prototype.constructor = globalThis[name];
    if (name !== "Error") Object.setPrototypeOf(known, Error);
  }\n`;
  const expression = `(() => {
    class Own extends TypeError { constructor(text, options) { super(text, options); this.name = "Own"; } }
    const root = new Error("root"), own = new Own("own", { cause: root });
    const all = [root, own, new Error("x", { cause: own }), TypeError("t", { cause: 0 }), new Error("n", { cause: undefined }),
      new Error("o", {}), new Error("p", null), new AggregateError([1], "g", { cause: 2 }), Reflect.construct(Error, ["r", { cause: 3 }], Own)];
    const chain = []; for (let e = all[2]; e; e = e.cause) chain.push(e.message);
    try { null.x; } catch (e) { all.push(e); }
    return [chain, all.map((e) => [String(e), "cause" in e, e.cause === root || e.cause === own || e.cause, Object.keys(e), e.constructor.name,
      e instanceof Error, e instanceof TypeError, e instanceof Own, Object.prototype.toString.call(e)]),
      root.constructor === Error, Object.getPrototypeOf(TypeError) === Error, Object.getPrototypeOf(own) === Own.prototype, Error.length, TypeError.name];
  })()`;
  const evaluated = (before: string) => runInNewContext(`${before}JSON.stringify(${expression})`);
  expect(evaluated(forgetting)).not.toBe(evaluated(""));
  expect(evaluated(forgetting + fillOf("Error.cause"))).toBe(evaluated(""));
});

test.each([
  "(() => { try { structuredClone({ f() {} }); } catch (e) { return e.name; } })()",
  "(() => { const e = structuredClone(new TypeError('x', { cause: { b: [1] } })); return [e.cause, e.name, e.message, Object.keys(e)]; })()",
  "(() => { const e = structuredClone([new Map([[1, new Error('y', { cause: new Error('z', { cause: 2 }) })]])]); return e[0].get(1).cause.cause; })()",
  "'cause' in structuredClone(new Error('x'))",
  "(() => { const e = new Error('x'); e.cause = e; const c = structuredClone([1, 2, new Date(5)]); return [c, Object.keys(c)]; })()",
])("structuredClone, as Node's own: %s", (expression) => {
  const run = (fill: string, more: object) =>
    runInNewContext(`${fill}JSON.stringify(${expression})`, {
      require,
      JSON,
      Error,
      TypeError,
      Map,
      ...more,
    });
  expect(run(fillOf("structuredClone")!, {})).toBe(run("", { structuredClone }));
});

test.each([
  ...["union", "intersection", "difference", "symmetricDifference"],
  ...["isSubsetOf", "isSupersetOf", "isDisjointFrom"],
])("Set.prototype.%s refuses what is no set, as the language says", (name) => {
  const answer = (other: string) =>
    filled(
      `Set.prototype.${name}`,
      "Set.prototype",
      `(() => { try { new Set([1]).${name}(${other}); return "fine"; } catch (e) { return e.name; } })()`,
    );
  for (const other of [
    ...["[1]", "undefined", "1", "{ size: 1 }", "{ size: NaN, has() {}, keys() {} }"],
  ]) {
    expect(answer(other), other).toBe('"TypeError"');
  }
  expect(answer("{ size: -1, has() {}, keys() {} }")).toBe('"RangeError"');
  expect(answer("new Map([[1, 2]])")).toBe('"fine"');
});
