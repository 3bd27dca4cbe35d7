import type { Bench } from "./bench";

const START = ["node", "scripts/start.cjs"];
const ESBUILD = ["node", "scripts/bench/node_modules/esbuild/bin/esbuild"];
const SOLUTION = "problems/knight-moves/solution.ts";

/** Contenders write different bundles of the same program, so the check is only that each writes one. */
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
        command: [...START, "bundle", "knight-moves", "--stdout", "--force"],
      },
      {
        role: "plain",
        name: "bundle, unchanged",
        command: [...START, "bundle", "knight-moves", "--stdout"],
      },
      {
        role: "plain",
        name: "esbuild, bare",
        command: [...ESBUILD, SOLUTION, "--bundle", "--platform=node", "--target=es2019"],
      },
    ],
  },
];
