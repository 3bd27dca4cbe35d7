/** Arguments as source text: those that a function is likely to take, and those that it should refuse. */
interface Values {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const NUMBERS: Values = {
  good: ["3", "1", "2", "0", "5", "7", "6", "4"],
  bad: ["NaN", "0.5", "-1", "0", "1", "2", "4", "9", "2 ** 53", "Infinity", '"x"', "undefined"],
};

/** Of one length, most of them, so that columns fit each other. */
const list = (of: (items: string) => string): Values => ({
  good: ["0, 1, 2", "1, 2, 0", "1, 1, 1", "3, 2, 1", "0, 0, 0", "1, 2", "0, 2, 1", ""].map(of),
  bad: ["-1, 1, 2", "0, 1, 9", "0, 1, 2, 3", "0, 1", "", "2, 1, 0", "0, 0, 1"].map(of),
});

const ARRAYS = list((items) => `[${items}]`);
const FRACTIONS: Values = {
  good: ARRAYS.good,
  bad: [...ARRAYS.bad, "[0.5, 1, 2]", "[0, NaN, 2]", "[0, 1, 2 ** 53]", "[0, 1, 998244353]"],
};
const COLUMNS: Values = {
  good: ["0, 4, 0", "0, 0, 4", "0, 1, 2", "1, 3, 2"].map((items) => `Int32Array.of(${items})`),
  bad: ["0.5, 4, 0", "0, NaN, 4", "0, 1", "", "0, 0, 0", "2 ** 51, 0, 1"].map(
    (items) => `Float64Array.of(${items})`,
  ),
};
const WORDS = list((items) => `Int32Array.of(${items})`);
const GRAPHS: Values = {
  good: ["undirectedCsr(3, [0, 1], [1, 2])", "csr(3, [0, 1], [1, 2])"],
  bad: [
    "csr(3, [0, 1, 2], [1, 2, 0])",
    "undirectedCsr(3, [0, 1, 2], [1, 2, 0])",
    "undirectedCsr(3, [0], [0])",
    "undirectedCsr(0, [], [])",
    "undirectedCsr(40, [], [])",
  ],
};
const BIG: Values = { good: ["3n", "1n", "2n", "0n"], bad: ["-1n", "2n ** 64n", "0n"] };

/** What a tree is made of: a size or its values. */
const ELEMENTS: Values = {
  good: ["3", ...FRACTIONS.good],
  bad: [...NUMBERS.bad, ...FRACTIONS.bad],
};

const BY_TYPE: Readonly<Record<string, Values>> = {
  number: NUMBERS,
  "": NUMBERS,
  T: NUMBERS,
  S: NUMBERS,
  F: NUMBERS,
  K: NUMBERS,
  V: NUMBERS,
  Size: NUMBERS,
  "PlaceOf<Size>": NUMBERS,
  "number | bigint": { good: NUMBERS.good, bad: [...NUMBERS.bad, ...BIG.bad] },
  bigint: BIG,
  boolean: { good: ["false", "true"], bad: [] },
  string: { good: ['"abc"', '"12"'], bad: ['""', '"?"', '"é"'] },
  "ArrayLike<number>": FRACTIONS,
  "ArrayLike<T>": FRACTIONS,
  "readonly number[]": FRACTIONS,
  "Iterable<number>": FRACTIONS,
  "number | ArrayLike<number>": ELEMENTS,
  "number | ArrayLike<T>": ELEMENTS,
  "number | ArrayLike<S>": ELEMENTS,
  Coordinates: COLUMNS,
  Int32Array: WORDS,
  "Int32Array | Uint32Array": WORDS,
  Uint8Array: list((items) => `Uint8Array.of(${items})`),
  Float64Array: list((items) => `Float64Array.of(${items})`),
  "readonly bigint[]": { good: ["[1n, 2n]"], bad: ["[]", "[-1n]", "[1n, 2n ** 64n]"] },
  "readonly (number | bigint)[]": { good: ["[2, 3]", "[1, 2]"], bad: ["[]", "[-1]", "[0.5, 1]"] },
  "readonly ArrayLike<number>[]": {
    good: ["[[0, 1], [1, 0]]"],
    bad: ["[[0], [1, 0]]", "[[0, 2], [1, 0]]"],
  },
  "readonly Int32Array[]": {
    good: ["[Int32Array.of(1, 1), Int32Array.of(1, 2)]"],
    bad: ["[]", "[Int32Array.of(-1)]"],
  },
  "{ [index: number]: number }": WORDS,
  Csr: GRAPHS,
  Mod: { good: ["new Mod(998244353)", "new Mod(7)"], bad: ["new Mod(6)", "new Mod(1)"] },
  Matrix: {
    good: ["new Matrix(2, 2)", "new Matrix(2, 2, Int32Array.of(1, 2, 3, 4))"],
    bad: ["new Matrix(2, 3)", "new Matrix(3, 3)", "new Matrix(2, 2, Int32Array.of(0, 1, 1, -1))"],
  },
  BitMatrix: { good: ["new BitMatrix(2, 2)"], bad: ["new BitMatrix(2, 3)", "new BitMatrix(3, 3)"] },
  Bitset: { good: ["new Bitset(3)"], bad: ["new Bitset(4)"] },
  BigInteger: {
    good: ["new BigInteger(3)", 'BigInteger.parse("12")'],
    bad: ["new BigInteger(0)", 'BigInteger.parse("-1")'],
  },
  "Semiring<T>": { good: ["minPlus", "maxPlus"], bad: ["undefined", "{ ...minPlus, zero: 0 }"] },
  Random: { good: ["new Random(1)"], bad: [] },
  Writer: { good: ["new Writer()"], bad: [] },
  Scanner: {
    good: ['new Scanner(new TextEncoder().encode("1 2 3 1 2 3 1 2 3"))'],
    bad: ["", "x", "-1 2 3", "9 9 9", "1.5", "99999999999999999999"].map(
      (text) => `new Scanner(new TextEncoder().encode("${text}"))`,
    ),
  },
  SlidingBoard: {
    good: ["new SlidingBoard(3, 3)", "new SlidingBoard(2, 3)"],
    bad: ["new SlidingBoard(1, 2)", "new SlidingBoard(5, 5)"],
  },
  RootedTree: { good: ["rootedTree(undirectedCsr(3, [0, 1], [1, 2]))"], bad: [] },
  HeavyLight: { good: ["new HeavyLight(rootedTree(undirectedCsr(3, [0, 1], [1, 2])))"], bad: [] },
  Circle: {
    good: ["{ x: 0, y: 0, r: 2 }", "{ x: 1, y: 0, r: 2 }"],
    bad: [
      "{ x: NaN, y: 0, r: 2 }",
      "{ x: 0, y: Infinity, r: 2 }",
      "{ x: 0, y: 0, r: -1 }",
      "{ x: 0, y: 0, r: 0 }",
      "{ x: 0, y: 0, r: 2 ** 51 }",
    ],
  },
  "readonly [x: number, y: number]": {
    good: ["[1, 2]"],
    bad: ["[0, 0]", "[0.5, 1]", "[2 ** 53, 1]"],
  },
  "string | Uint8Array": { good: ['"12"'], bad: ['""', '"x"', '"-"'] },
  "readonly string[]": { good: ['["ab", "b"]'], bad: ["[]", '[""]'] },
};

const FUNCTIONS: Values = {
  good: ["(a, b) => Math.min(a, b ?? a)", "() => 1", "() => true"],
  bad: ["undefined", "7", "() => NaN"],
};

/** The values for a parameter of this type; undefined for a type that is not known here. */
export function valuesOf(type: string): Values | undefined {
  const typeValues = BY_TYPE[type];
  if (typeValues) return typeValues;
  return type.includes("=>") || type === "RangeCost" || type === "IsLess" ? FUNCTIONS : undefined;
}

/** All of them in one text: what it names must be in reach of a call. */
export const ARGUMENTS = Object.values(BY_TYPE)
  .flatMap(({ good, bad }) => [...good, ...bad])
  .join("\n");
