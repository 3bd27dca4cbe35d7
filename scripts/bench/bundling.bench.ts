import type { Bench } from "../core/bench";

const TS_NODE = ["node", "node_modules/ts-node/dist/bin.js"];
const ESBUILD = ["node", "scripts/bench/node_modules/esbuild/bin/esbuild"];
const SOLUTION = "problems/knight-moves/solution.ts";

/** Contenders write different files of the same program: only that they write one is held against them. */
function check(output: Uint8Array): void {
  if (output.length < 100) throw new Error("there is no bundle");
}

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "one bundle from the command line",
    check,
    contenders: [
      {
        role: "ours",
        name: "bundle --force",
        command: [...TS_NODE, "scripts/bundle.ts", "knight-moves", "--stdout", "--force"],
      },
      {
        role: "plain",
        name: "bundle, unchanged",
        command: [...TS_NODE, "scripts/bundle.ts", "knight-moves", "--stdout"],
      },
      {
        role: "plain",
        name: "esbuild, bare",
        command: [...ESBUILD, SOLUTION, "--bundle", "--platform=node", "--target=es2019"],
      },
    ],
  },
];
