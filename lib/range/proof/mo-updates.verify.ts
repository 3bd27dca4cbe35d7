/**
 * machineLearning: the mex of the frequencies in ranges of an array that changes.
 *
 * In      n q; n numbers; q lines "1 l r" (from 1, both included) or "2 p x" (element p becomes x)
 * Out     for each line "1 l r" the smallest positive number that is no value's frequency in l … r
 * Source  Codeforces 940F, https://codeforces.com/problemset/problem/940/F; statement as stored in
 *         huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { compress } from "../compress";
import { moUpdates } from "../mo-updates";

const MAX_SIZE = 100_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  // The elements, then the new values of the updates.
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(scanner.intIn(1, MAX_VALUE, "a value"));
  const lefts: number[] = [];
  const rights: number[] = [];
  const times: number[] = [];
  const places: number[] = [];
  for (let query = 0; query < q; query++) {
    if (scanner.intIn(1, 2, "the kind of a query") === 1) {
      lefts.push(scanner.intIn(1, n, "l") - 1);
      rights.push(scanner.intIn(1, n, "r"));
      times.push(places.length);
    } else {
      places.push(scanner.intIn(1, n, "p") - 1);
      numbers.push(scanner.intIn(1, MAX_VALUE, "x"));
    }
  }
  const { values, ranks } = compress(Int32Array.from(numbers));
  const counts = new Int32Array(values.length);
  const frequencies = new Int32Array(n + 1); // how many values have each count
  const change = (rank: number, by: number) => {
    frequencies[counts[rank]!]!--;
    counts[rank]! += by;
    frequencies[counts[rank]!]!++;
  };
  const answers = new Int32Array(lefts.length);
  const updates = places.length;
  const queries = { lefts, rights, times, updates };
  moUpdates(n, queries, {
    add: (i) => change(ranks[i]!, 1),
    remove: (i) => change(ranks[i]!, -1),
    toggle: (t, l, r) => {
      const place = places[t]!;
      const isInside = l <= place && place < r;
      if (isInside) change(ranks[place]!, -1);
      const rank = ranks[place]!;
      ranks[place] = ranks[n + t]!;
      ranks[n + t] = rank;
      if (isInside) change(ranks[place]!, 1);
    },
    answer: (query) => {
      let mex = 1;
      while (mex <= n && frequencies[mex]! > 0) mex++;
      answers[query] = mex;
    },
  });
  const writer = new Writer();
  for (const answer of answers) writer.int(answer).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
