import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { queensCompletion } from "../queens-completion";
import { queensLocalSearch } from "../queens-local-search";
import { queensPlacement } from "../queens-placement";

const LIMIT_MS = 200;
const BOARDS = 540;
const MIN_N = 8;
const MAX_N = 48;

interface Board {
  readonly recipe: string;
  readonly given: Int32Array;
}

/** Queens put at random where nothing attacks them, up to `queens` of them: often not completable. */
function scattered(n: number, queens: number, random: Random): Int32Array {
  const given = new Int32Array(n).fill(-1);
  for (let tries = 50 * n, put = 0; tries > 0 && put < queens; tries--) {
    const column = random.int(0, n - 1);
    const row = random.int(0, n - 1);
    const meets = (other: number, at: number) =>
      other >= 0 &&
      (at === column || other === row || Math.abs(other - row) === Math.abs(at - column));
    if (given.some(meets)) continue;
    given[column] = row;
    put++;
  }
  return given;
}

const recipes: Record<string, (n: number, random: Random) => Int32Array> = {
  "part of a placement": (n, random) => {
    const tenths = random.int(0, 9);
    const rows = queensLocalSearch(n, random.int(0, 1e6))!;
    return rows.map((row) => (random.int(0, 9) < tenths ? row : -1));
  },
  "left columns of a placement": (n, random) => {
    const columns = random.int(0, n);
    return queensLocalSearch(n, random.int(0, 1e6))!.map((row, at) => (at < columns ? row : -1));
  },
  "left columns of the explicit one": (n, random) => {
    const columns = random.int(0, n);
    return queensPlacement(n)!.map((row, at) => (at < columns ? row : -1));
  },
  "1 to 3 scattered": (n, random) => scattered(n, random.int(1, 3), random),
  "up to a quarter scattered": (n, random) => scattered(n, random.int(2, n >> 2), random),
  "up to half scattered": (n, random) => scattered(n, random.int(n >> 2, n >> 1), random),
  "as many as fit scattered": (n, random) => scattered(n, n, random),
  "a line of knight's moves": (n, random) => {
    const queens = random.int(0, n >> 2);
    return Int32Array.from({ length: n }, (_, at) => (at < queens ? 2 * at : -1));
  },
  "nothing given": (n) => new Int32Array(n).fill(-1),
};

function boards(): Board[] {
  const random = new Random(1);
  const names = Object.keys(recipes);
  return Array.from({ length: BOARDS }, (_, at) => {
    const recipe = names[at % names.length]!;
    return { recipe, given: recipes[recipe]!(random.int(MIN_N, MAX_N), random) };
  });
}

let note = "";

/** How many were completed; throws when one of them took longer than the limit. */
function completed(all: readonly Board[]): number {
  let count = 0;
  let worstMs = 0;
  let worst = "";
  for (const { recipe, given } of all) {
    const start = process.cpuUsage();
    if (queensCompletion(given)) count++;
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    if (ms > LIMIT_MS) throw new Error(`a board took over ${LIMIT_MS} ms: ${given.join(" ")}`);
    if (ms <= worstMs) continue;
    worstMs = ms;
    const queens = given.filter((row) => row >= 0).length;
    worst = `${given.length} columns, ${queens} given: ${recipe}`;
  }
  note = `${count} of ${BOARDS} can be completed; worst ${worstMs.toFixed(1)} ms, ${worst}`;
  return count;
}

export const benches: readonly Bench[] = [
  functionBench({ work: `complete ${BOARDS} boards to n = ${MAX_N}, none over 0.2 s`, seed: 1 }, [
    ours(
      "queensCompletion",
      () => {
        const all = boards();
        return () => completed(all);
      },
      { note: () => note },
    ),
  ]),
];
