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
    "(() => { const a = [3, 1]; return [a.toReversed(), a]; })()",
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
