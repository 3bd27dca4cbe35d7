import type { Bench, ProcessContender } from "../core/bench";
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

const JUDGE = ["npm", "run", "-s", "judge", "--"];
const bundles: string[] = [];

/** What a variable such as NODE_EXTRA_CA_CERTS costs each start of Node, the judge does not pay. */
function loop(environment: NodeJS.ProcessEnv): string[] {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  return ["env", "-i", ...variables, "bash", "-ec", LOOP, "loop", ...bundles];
}

function judging(name: string, ...options: string[]): ProcessContender {
  return { role: "ours", name, command: [...JUDGE, "--no-cache", ...options, ...SLUGS] };
}

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
      judging("one at a time, tier C (supervisor alone)", "--jobs", "1", "--sandbox", "C"),
      judging("one at a time, tier B (Landlock, seccomp)", "--jobs", "1", "--sandbox", "B"),
      judging("one at a time, tier A (bubblewrap)", "--jobs", "1", "--sandbox", "A"),
      judging("two at a time, tier A", "--jobs", "2", "--sandbox", "A"),
      { role: "ours", name: "all verdicts known", command: [...JUDGE, ...SLUGS] },
      { role: "ours", name: "--help", command: [...JUDGE, "--help"] },
      { role: "plain", name: "shell loop, your environment", command: () => loop(process.env) },
      {
        role: "plain",
        name: "shell loop, clean environment",
        command: () => loop({ PATH: process.env.PATH }),
      },
    ],
  },
];
