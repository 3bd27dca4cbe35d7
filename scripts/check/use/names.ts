/**
 * What the names in the Use lines of cards stand for, as source text: a line may name these without saying
 * what they are, as a contestant has them at hand. Names of a topic come before those of all.
 */
const ALL: Readonly<Record<string, string>> = {
  n: "3",
  m: "2",
  k: "1",
  i: "1",
  j: "2",
  l: "0",
  r: "2",
  u: "0",
  v: "1",
  x: "2",
  y: "1",
  p: "998244353",
  from: "[0, 1]",
  to: "[1, 2]",
  weights: "[4, 5]",
  source: "0",
  target: "2",
  sink: "2",
  root: "0",
  rows: "2",
  columns: "3",
  size: "3",
  capacity: "8",
  value: "2",
  values: "[3, 1, 2]",
  text: '"banana"',
  pattern: '"an"',
  graph: "undirectedCsr(n, from, to)",
  arcs: "csr(n, from, to)",
  tree: "rootedTree(graph)",
  paths: "new HeavyLight(tree)",
  mod: "new Mod(998244353)",
  random: "new Random(1)",
  input: 'new TextEncoder().encode("3 1 2 3 1 2 3 1 2 3\\n")',
  scanner: "new Scanner(input)",
  writer: "new Writer()",
};

const IN_TOPIC: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  polynomial: {
    a: "Int32Array.of(1, 2)",
    b: "Int32Array.of(3, 4)",
    f: "Int32Array.of(1, 2, 3)",
    g: "Int32Array.of(0, 1, 1)",
    values: "Int32Array.of(1, 4, 9)",
  },
  subset: {
    a: "Int32Array.of(1, 2, 3, 4)",
    b: "Int32Array.of(5, 6, 7, 8)",
    f: "Int32Array.of(0, 1, 1, 2)",
  },
  number: { a: "2", b: "3", x: "4", m: "7", p: "7" },
  geometry: {
    x: "Int32Array.of(0, 4, 4, 0)",
    y: "Int32Array.of(0, 0, 4, 4)",
    ax: "0",
    ay: "0",
    bx: "4",
    by: "4",
    px: "2",
    py: "1",
  },
  matrix: { matrix: "new Matrix(2, 2, Int32Array.of(1, 2, 3, 4))" },
  sliding: { board: "new SlidingBoard(2, 3)", tiles: "Uint8Array.of(1, 2, 3, 4, 0, 5)" },
  string: {
    text: 'new TextEncoder().encode("banana")',
    pattern: 'new TextEncoder().encode("an")',
  },
  dp: { text: "[1, 2, 3]" },
};

/** The source text of a name in a module of this topic; undefined for others. */
export function namedInUse(topic: string, name: string): string | undefined {
  return IN_TOPIC[topic]?.[name] ?? ALL[name];
}
