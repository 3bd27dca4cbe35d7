import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { mutatedModules } from "../testing/mutated-modules";
import { explore } from "./edges/explore";
import {
  attemptsIn,
  evaluationsIn,
  load,
  MODULES,
  scopeOf,
  textOf,
  within,
} from "./edges/host/attempts";
import { namedIn, saidUnchecked, silentKinds } from "./edges/kinds";
import { callables } from "./edges/signatures";
import { ARGUMENTS } from "./edges/values";
import { numericExports } from "./numeric-exports";

// Every constructor and function of lib that takes only numbers is called with each of these for each
// of its arguments: it must throw a RangeError or TypeError with our form of message ("name: …").
const BAD = [Number.NaN, 1.5, -1, 2 ** 53, "x", undefined];
const GOOD = 3;
const LONGEST_MS = 3000;

/** Any of these is right there, or nothing is checked there: the reason is given here. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "lib/grid/leaper-moves.ts leaperMoves": "a leap may be longer than any board",
  "lib/queens/queens-count.ts countFrom": "the inner loop of queensCount, which checks",
  "lib/game/nim-product.ts nimProduct32": "hot: the card says that words are taken as they are",
  "lib/matrix/product-kernel.ts productKernel": "called by matrixProduct; any number of bytes",
  "lib/number/gcd.ts gcd": "integers of any sign have a divisor",
  "lib/number/gcd.ts extendedGcd": "integers of any sign have a divisor",
  "lib/number/linear-diophantine.ts linearDiophantine": "coefficients may have any sign",
  "lib/number/floor-sum.ts floorSum": "a line may fall, and begin below 0",
  "lib/number/mul998244353.ts mul998244353": "hot: the card says that nothing is checked",
  "lib/number/mul1000000007.ts mul1000000007": "hot: the card says that nothing is checked",
  "lib/geometry/product-sign.ts productSign": "hot: the card says that nothing is checked",
  "lib/geometry/product-sign.ts roundingError": "hot: the card says that nothing is checked",
  "lib/geometry/orientation.ts orientation": "hot: the card says that nothing is checked",
  "lib/geometry/compare-distances.ts compareDistances":
    "hot: the card says that nothing is checked",
  "lib/geometry/in-circle.ts inCircle": "hot: the card says that nothing is checked",
  "lib/geometry/segments-meet.ts segmentsMeet": "hot: the card says that nothing is checked",
  "lib/geometry/compare-heights.ts compareHeights": "hot: the card says that nothing is checked",
  "lib/geometry/product-difference.ts productDifference":
    "hot: the card says that nothing is checked",
  "lib/geometry/square-gap.ts squareGap": "hot: the card says that nothing is checked",
  "lib/geometry/segment-distance.ts segmentDistance": "any finite coordinate is right",
  "lib/geometry/segment-distance.ts pointSegmentDistance": "any finite coordinate is right",
  "lib/geometry/projection.ts projection": "any finite coordinate is right",
  "lib/geometry/projection.ts reflection": "any finite coordinate is right",
  "lib/geometry/sort-by-argument.ts compareArguments": "hot: called for each comparison of a sort",
  "lib/sequence/permutation-rank.ts bitCount": "hot: any 32-bit word, as the operators take it",
  "lib/sequence/random.ts Random": "a seed may be negative",
  "lib/sliding/pattern-blocks.ts neighbourMasks": "called by modules that have checked the sides",
  "lib/queens/queens-trace.ts queensBacktrackingTrace": "any number bounds the steps",
  "lib/queens/queens-trace.ts queensRepairTrace": "any number bounds the steps",
  "lib/draw/look.ts numberLevel": "a number between two levels is drawn as the nearer one",
  "lib/graph/directed-eulerian-trail.ts emptyTrail": "called by the searches, which have checked n",
  "lib/graph/incremental-spanning-forest.ts scatteredRanks":
    "called by the constructors, which have checked n",
  "lib/range/dynamic-li-chao-tree.ts DynamicLiChaoTree": "places may be below 0",
  "lib/range/li-chao-tree.ts isNegative": "hot: called with lines that checkLine has accepted",
  "lib/evolution/distinct-elite.ts DistinctElite": "a bound that nothing reaches is no bound",
};

const paths = mutatedModules ?? MODULES;

/** What is wrong with the answer to bad arguments; undefined for a clear error. */
function fault(run: () => unknown, longestMs = LONGEST_MS): string | undefined {
  try {
    return `it returned ${String(within(longestMs, run))}`;
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return `no answer in ${longestMs} ms`;
    const isClear =
      (name === "RangeError" || name === "TypeError") && /^[A-Za-z]\w+(\.\w+)?: /.test(message);
    return isClear ? undefined : `${name}: ${message}`;
  }
}

type Exported = Record<
  string,
  (new (...values: unknown[]) => unknown) & ((...values: unknown[]) => unknown)
>;

describe("lib refuses bad numbers with an error that names the function", () => {
  const known = new Set<string>();
  for (const path of paths) {
    for (const { name, count, isClass } of numericExports(textOf(path))) {
      const key = `${path} ${name}`;
      known.add(key);
      it(key, async () => {
        const exported = ((await load(path)) as Exported)[name]!;
        const faults: string[] = [];
        for (let at = 0; at < count; at++) {
          for (const value of BAD) {
            if (key in EXCEPTIONS && faults.length > 0) return; // it is needed
            const values: unknown[] = Array(count).fill(GOOD);
            values[at] = value;
            const complaint = fault(() =>
              isClass ? new exported(...values) : exported(...values),
            );
            if (complaint) faults.push(`${name}(${values.map(String).join(", ")}): ${complaint}`);
          }
        }
        expect(faults).toEqual([]);
        expect(EXCEPTIONS, "is needed no longer").not.toHaveProperty([key]);
      });
    }
  }

  it.skipIf(mutatedModules)("finds what it is meant to try, and its exceptions are there", () => {
    expect(known.has("lib/structure/int-queue.ts IntQueue")).toBe(true);
    expect(known.size).toBeGreaterThan(50);
    expect(Object.keys(EXCEPTIONS).filter((key) => !known.has(key))).toEqual([]);
  });
});

it("a wrong answer, an error of the engine and a hang are faults; a clear error is none", () => {
  expect(fault(() => Number.NaN)).toBe("it returned NaN");
  expect(fault(() => new Int32Array(-1))).toMatch(/^RangeError: Invalid typed array length/);
  expect(
    fault(() => {
      throw new Error("f: bad");
    }),
  ).toBe("Error: f: bad");
  expect(
    fault(() => {
      for (;;);
    }, 50),
  ).toBe("no answer in 50 ms");
  expect(
    fault(() => {
      throw new RangeError("graph: n must be whole, got 1.5");
    }),
  ).toBeUndefined();
});

// Calls that take seconds or never return, because their cards leave the check to the caller.
const UNSAFE: Readonly<Record<string, readonly string[]>> = {
  "lib/dp/divide-and-conquer.ts": ["divideAndConquer(3, 2 ** 53"],
  "lib/evolution/partially-mapped-crossover.ts": [
    "partiallyMappedCrossover(Int32Array.of(1, 1, 1)",
  ],
  "lib/flow/blossoms.ts": [".close(", ".childOf(", ".open(", ".turn("],
  "lib/geometry/compare-heights.ts": ["compareHeights("],
  "lib/graph/euler-tours.ts": ["new EulerTours("],
  "lib/io/writer.ts": [".digits("],
  "lib/number/discrete-log.ts": ["boundedLog("],
  "lib/polynomial/prime-transform.ts": [".forward(", ".inverse("],
  "lib/queens/queens-count.ts": ["countFrom("],
  "lib/queens/queens-swaps.ts": [".crossed("],
  "lib/queens/queens-trace.ts": ["queensRepairTrace(3, 3, "],
  "lib/sliding/sliding-depths.ts": ["(6, 2)", "(2, 6)", "(4, 3)", "(3, 4)", "(5, 2)", "(2, 5)"],
  "lib/sliding/sliding-solver.ts": ["slidingSolver("],
  "lib/sliding/sliding-table.ts": ["new SlidingTable("],
  "lib/sliding/walking-distance.ts": ["new WalkingDistance("],
  "lib/structure/meldable-heap.ts": [".push(", ".meld(", ".pop("],
  "lib/structure/parallel-sets.ts": [".union("],
};
const ALL_MS = 30_000;
const FILE = join(TOOL, "lib/errors.txt");

describe("lib/errors.txt has every error of lib, with a call that shows it; -u writes it", () => {
  const sections = new Map<string, string>();

  it.each(paths)("%s", async (path) => {
    const attempt = attemptsIn(await scopeOf(path, ARGUMENTS), UNSAFE[path] ?? []);
    let last = "";
    const watched = (source: string) => {
      last = source;
      return attempt(source);
    };
    try {
      const lines = within(ALL_MS, () => explore(callables(textOf(path)), watched));
      if (lines.length > 0) sections.set(path, [path, ...lines, "", ""].join("\n"));
    } catch (error) {
      throw new Error(`${last}: no answer`, { cause: error });
    }
    if (!mutatedModules) return;
    const section = readFileSync(FILE, "utf8")
      .split("\n\n")
      .find((each) => each.startsWith(`${path}\n`));
    expect(sections.get(path)?.trimEnd()).toBe(section?.trimEnd());
  });

  it.skipIf(mutatedModules)("and nothing else", async () => {
    await expect([...sections.values()].join("")).toMatchFileSnapshot(FILE);
  });
});

/** Modules whose cards say that numbers are not checked. */
const UNCHECKED_MODULES = 87;

describe("a text, bigint or NaN for a number is converted or refused, or the card names the call", () => {
  let unchecked = 0;

  it.each(paths)("%s", async (path) => {
    const text = textOf(path);
    const evaluate = evaluationsIn(await scopeOf(path, ARGUMENTS), UNSAFE[path] ?? []);
    const silent = within(ALL_MS, () => silentKinds(callables(text), evaluate));
    if (silent.length > 0) unchecked++;
    const values = silent.map(({ called, value }) => `${called}: ${value}`).join("; ");
    expect(saidUnchecked(text), values).toBe(namedIn(silent));
  });

  it.skipIf(mutatedModules)("and their number only shrinks", () => {
    expect(unchecked).toBe(UNCHECKED_MODULES);
  });
});

/** Methods that nothing beside their class calls, with the reason. */
const UNCALLED: Readonly<Record<string, string>> = {
  "RollbackSegmentTree.allProd": "SegmentTree's, which reads alone",
  "RollbackSegmentTree.maxRight": "SegmentTree's, which reads alone",
  "RollbackSegmentTree.minLeft": "SegmentTree's, which reads alone",
  "RollbackSegmentTree.prod": "SegmentTree's, which reads alone",
  "StreamWriter.bigint": "Writer's, which writes through reserve",
  "StreamWriter.commit": "Writer's, which writes through reserve",
  "StreamWriter.digits": "Writer's, which writes through reserve",
  "StreamWriter.fixed": "Writer's, which writes through reserve",
  "SubtreeLinkCutTree.same": "LinkCutForest's, which reads alone",
  "SumSequence.cut": "SplaySequence's; LazySequence shows it",
  "SumSequence.paste": "SplaySequence's; LazySequence shows it",
};

it.skipIf(mutatedModules)(
  "every public method of a concrete class is called where it is named",
  () => {
    const classes = new Map<
      string,
      { base: string | undefined; methods: string[]; path: string }
    >();
    const texts = new Map<string, string>(
      globSync("{lib,problems,scripts/lab}/**/*.ts", { cwd: TOOL, posix: true }).map((path) => [
        path,
        textOf(path),
      ]),
    );
    const concrete: string[] = [];
    for (const path of MODULES) {
      const text = texts.get(path)!;
      for (const { name, methods } of callables(text).classes) {
        const [, isAbstract, base] = new RegExp(
          `export (abstract )?class ${name}\\b[^{]*?(?: extends (\\w+)|\\{)`,
        ).exec(text)!;
        classes.set(name, {
          base,
          path,
          methods: methods.map((method) => method.name.slice(name.length + 1)),
        });
        if (!isAbstract) concrete.push(name);
      }
    }
    const uncalled: string[] = [];
    for (const name of concrete) {
      const { path } = classes.get(name)!;
      const card = texts.get(path)!.split("*/")[0]!;
      const users = [...texts].filter(
        ([user, text]) => user !== path && new RegExp(`\\b${name}\\b`).test(text),
      );
      const calls = [card, ...users.map(([, text]) => text)].join("\n");
      const methods = new Set<string>();
      for (let at = classes.get(name); at; at = classes.get(at.base ?? "")) {
        for (const method of at.methods) methods.add(method);
      }
      const modelled = users.flatMap(([, text]) => (text.includes("holdToModel(") ? [text] : []));
      for (const method of methods) {
        if (method.startsWith("[") || new RegExp(`\\.${method}\\b`).test(calls)) continue;
        if (modelled.some((text) => new RegExp(`\\b${method}:`).test(text))) continue;
        uncalled.push(`${name}.${method}`);
      }
    }
    expect(uncalled.sort()).toEqual(Object.keys(UNCALLED).sort());
  },
);

// The arguments that these pass on are named by what checks them: a modulus, a seed, an attribute.
const PASSED_ON = [
  ...["lib/draw/board-grid.ts", "lib/number/binomials.ts", "lib/number/q-binomials.ts"],
  ...["lib/polynomial/prime-transform.ts", "lib/polynomial/transform-kernel.ts"],
  ...["lib/sliding/pattern-blocks.ts", "lib/string/common-prefix.ts", "lib/string/rolling-hash.ts"],
];

it("an error of an object names the class that was written, not one below it", () => {
  const others = new Set<string>();
  for (const section of readFileSync(FILE, "utf8").split("\n\n")) {
    const [path, ...lines] = section.split("\n");
    for (const line of lines) {
      const [, own, named] = /^(?:again\(\d+, )?new (\w+)\(.* → \w+: (\w+)/.exec(line) ?? [];
      if (own !== named && named !== "abc") others.add(path!);
    }
  }
  expect([...others].sort()).toEqual(PASSED_ON);
});
