import type { Bench } from "../core/bench";
import { bundle } from "../host/bundler/bundle";
import { findSlugs } from "../host/cases/find-slugs";
import { ensureLargeCases } from "../host/cases/generate-cases";
import { startCommand } from "../host/command/start-command";

/** The judge on the problems of the first issue, and a shell that starts the same bundles. */
const SLUGS = [
  "knight-moves",
  "stone-pile-grundy",
  "chessboard-coin-game",
  "8-puzzle",
  "n-queens",
] as const;

const LOOP = `
for bundle in "$@"; do
  slug=\${bundle##*/}
  for input in cases/\${slug%%.*}/*.in; do node "$bundle" < "$input" > .cache/bench/loop.out; done
done`;

const bundles: string[] = [];

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "judging all cases of the five problems, nothing remembered",
    prepare: async () => {
      for (const slug of findSlugs(SLUGS)) {
        ensureLargeCases(slug);
        bundles.push((await bundle(`problems/${slug}/solution.ts`)).file);
      }
      await startCommand("judge", [...SLUGS, "--reporter", "quiet"], "stderr"); // the known verdicts
    },
    // One prints a table, the other nothing: only the statuses are held against each other.
    check: () => {},
    contenders: [
      {
        role: "ours",
        name: "npm run judge",
        command: ["npm", "run", "-s", "judge", "--", "--no-cache", ...SLUGS],
      },
      {
        role: "ours",
        name: "npm run judge, one at a time",
        command: ["npm", "run", "-s", "judge", "--", "--no-cache", "--jobs", "1", ...SLUGS],
      },
      {
        role: "ours",
        name: "npm run judge, no isolation (tier C)",
        command: ["npm", "run", "-s", "judge", "--", "--no-cache", "--sandbox", "C", ...SLUGS],
      },
      {
        role: "ours",
        name: "npm run judge, all verdicts known",
        command: ["npm", "run", "-s", "judge", "--", ...SLUGS],
      },
      {
        role: "ours",
        name: "npm run judge -- --help",
        command: ["npm", "run", "-s", "judge", "--", "--help"],
      },
      {
        role: "plain",
        name: "shell loop over the bundles",
        command: () => ["bash", "-ec", LOOP, "loop", ...bundles],
      },
    ],
  },
];
