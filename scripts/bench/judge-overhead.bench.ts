import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bundle } from "../bundle/host/bundle";
import { startCommand } from "../judge/host/run/start-command";
import { findCases } from "../problem/host/find-cases";
import { findSlugs } from "../problem/host/find-slugs";
import { ensureLargeCases } from "../problem/host/generate-cases";
import type { Bench, ProcessContender } from "./bench";
import type { Row } from "./bench-result";

// The judge against a shell that starts the same bundles on the same cases.

const FIVE = [
  "knight-moves",
  "stone-pile-grundy",
  "chessboard-coin-game",
  "8-puzzle",
  "n-queens",
] as const;

/** Arguments: how many processes to run at once, then for each case its bundle and its input. */
const LOOP = `
jobs=$1; shift; started=0
while [ $# -gt 0 ]; do
  [ $((started++)) -lt $jobs ] || wait -n
  node "$1" < "$2" > .cache/bench/loop.$((started % jobs)) & shift 2
done
wait`;

const JUDGE = ["npm", "run", "-s", "judge", "--"];
const TIERS = ["C", "B", "A"] as const;
/** Enough cases that one-time costs do not dominate. */
const SIXTEEN = findSlugs([]).slice(0, 16);
const ALL = "";
const FEW = "^sample";

/** Bundles and inputs by the filter that picks them. */
const pairs = new Map<string, string[]>();

async function listPairs(slugs: readonly string[], filters: readonly string[]): Promise<void> {
  for (const filter of filters) pairs.set(filter, []);
  for (const slug of findSlugs(slugs)) {
    ensureLargeCases(slug);
    const { file } = await bundle(`problems/${slug}/solution.ts`);
    for (const { name, input } of findCases(slug).cases)
      for (const filter of filters)
        if (new RegExp(filter).test(name)) pairs.get(filter)!.push(file, input);
  }
}

/** A variable such as NODE_EXTRA_CA_CERTS slows each start of Node; the judge does not pass it on. */
function loop(jobs: number, filter: string, environment: NodeJS.ProcessEnv = CLEAN): string[] {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const words = ["env", "-i", ...variables, "bash", "-ec", LOOP, "loop", `${jobs}`];
  return [...words, ...pairs.get(filter)!];
}

const CLEAN = { PATH: process.env.PATH };

function judging(name: string, jobs: number, tier: string, ...words: string[]): ProcessContender {
  const options = ["--no-cache", "--jobs", `${jobs}`, "--sandbox", tier];
  return { role: "ours", name, command: [...JUDGE, ...options, ...words] };
}

/** Made again when they are asked for; .cache/bundles/kept, what was submitted, stays. */
const BUNDLES = ".cache/bundles/*.js .cache/bundles/*.json";
/** Made again from their seeds. */
const LARGE = "cases/*/large-*";

function after(name: string, script: string): ProcessContender {
  return { role: "ours", name, command: ["bash", "-c", script] };
}

function shell(name: string, jobs: number, filter: string): ProcessContender {
  return { role: "plain", name, command: () => loop(jobs, filter) };
}

/** online-judge-tools, in a shell loop over the problems; an answer other than the expected one is no fault here. */
function oj(): readonly string[] | { missing: string } {
  const folders = (process.env.PATH ?? "").split(delimiter);
  if (!folders.some((folder) => existsSync(join(folder, "oj"))))
    return { missing: "no oj in PATH" };
  const script = `
while [ $# -gt 0 ]; do
  slug=\${1##*/}; slug=\${slug%%.*}
  oj test --silent -c "node $1" -d "cases/$slug" -f %s.%e || true
  bundle=$1; while [ "$1" = "$bundle" ]; do shift 2 || break; done
done`;
  return ["env", "-i", `PATH=${CLEAN.PATH}`, "bash", "-c", script, "oj", ...pairs.get(ALL)!];
}

function speedUp(name: string, one: Row, two: Row): string {
  const [a, b] = [one.wall!, two.wall!].map(({ minMs }) => minMs / 1000);
  const seconds = `${a!.toFixed(2)} s, ${b!.toFixed(2)} s`;
  return `two at a time, by the clock: ${name} ${(a! / b!).toFixed(2)} × (${seconds})`;
}

/** One prints a table, the other nothing, so only the exit codes are compared. */
const check = () => {};

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "judging all cases of five problems",
    prepare: async () => {
      await listPairs(FIVE, [ALL]);
      await startCommand("judge", [...FIVE, "--reporter", "quiet"], "stderr"); // the known verdicts
    },
    check,
    contenders: [
      judging("tier C (supervisor alone)", 1, "C", ...FIVE),
      judging("tier B (Landlock, seccomp)", 1, "B", ...FIVE),
      judging("tier B, two at a time", 2, "B", ...FIVE),
      judging("tier A (bubblewrap)", 1, "A", ...FIVE),
      judging("tier A, two at a time", 2, "A", ...FIVE),
      { role: "ours", name: "all verdicts known", command: [...JUDGE, ...FIVE] },
      { role: "ours", name: "--help", command: [...JUDGE, "--help"] },
      {
        role: "plain",
        name: "shell loop, your environment",
        command: () => loop(1, ALL, process.env),
      },
      shell("shell loop, clean environment", 1, ALL),
      shell("shell loop, two at a time", 2, ALL),
      { role: "plain", name: "oj test, in a shell loop", command: oj },
    ],
    conclude: (row) => [
      speedUp("shell loop", row("shell loop, clean environment"), row("shell loop, two at a time")),
      speedUp("tier B", row("tier B (Landlock, seccomp)"), row("tier B, two at a time")),
      speedUp("tier A", row("tier A (bubblewrap)"), row("tier A, two at a time")),
    ],
  },
  {
    kind: "process",
    work: "judging all cases of sixteen problems",
    prepare: async () => {
      await listPairs(SIXTEEN, [ALL, FEW]);
      await startCommand("judge", ["--reporter", "quiet"], "stderr");
    },
    check,
    contenders: [
      ...TIERS.flatMap((tier) => [
        judging(`tier ${tier}`, 1, tier, ...SIXTEEN),
        judging(`tier ${tier}, samples alone`, 1, tier, "--filter", FEW, ...SIXTEEN),
      ]),
      judging("tier A, two at a time", 2, "A", ...SIXTEEN),
      { role: "ours", name: "all problems, verdicts known", command: JUDGE },
      shell("shell loop", 1, ALL),
      shell("shell loop, samples alone", 1, FEW),
      shell("shell loop, two at a time", 2, ALL),
    ],
    conclude: (row) => {
      const more = (pairs.get(ALL)!.length - pairs.get(FEW)!.length) / 2;
      const caseMs = (name: string) =>
        (row(name).cold.minMs - row(`${name}, samples alone`).cold.minMs) / more;
      const plain = caseMs("shell loop");
      const tierTexts = TIERS.map((tier) => {
        const cpuMs = caseMs(`tier ${tier}`);
        return `${tier} ${cpuMs.toFixed(1)} ms (${(cpuMs / plain).toFixed(2)} ×)`;
      });
      return [
        `CPU of one more case: shell loop ${plain.toFixed(1)} ms, ${tierTexts.join(", ")}`,
        speedUp("shell loop", row("shell loop"), row("shell loop, two at a time")),
        speedUp("tier A", row("tier A"), row("tier A, two at a time")),
        `all problems known, by the clock: ${row("all problems, verdicts known").wall!.minMs.toFixed(0)} ms`,
      ];
    },
  },
  {
    kind: "process",
    work: "a fresh clone's npm run judge, part by part",
    check,
    contenders: [
      after("as a fresh clone", `rm -f ${BUNDLES} ${LARGE}; npm run -s judge -- --force`),
      after("its bundles", "npm run -s bundle -- --force"),
      after(
        "its large cases",
        `rm -f ${LARGE}; coproc sleep 600; node scripts/start.cjs judge --prepare ${findSlugs([]).join(" ")} <&"\${COPROC[0]}"; kill %1`,
      ),
      judging("with bundles and large cases", 2, "A"),
      { role: "ours", name: "with all verdicts", command: JUDGE },
    ],
  },
];
