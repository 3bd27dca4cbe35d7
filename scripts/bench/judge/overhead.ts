import { join } from "node:path";
import { globSync } from "glob";
import { bundle } from "../../host/bundle";
import { ROOT } from "../../host/repository";
import { chooseSandbox } from "../../host/sandbox";
import { type Measured, measured, median } from "./measure";

// The judge against a shell loop over the same bundles and the same inputs, all in one run.
// npx ts-node scripts/bench/judge/overhead.ts [rounds]

const FIVE = ["knight-moves", "stone-pile-grundy", "chessboard-coin-game", "8-puzzle", "n-queens"];
const ROUNDS = Number(process.argv[2] ?? 3);

async function main(): Promise<void> {
  const lines: string[] = [];
  let cases = 0;
  for (const slug of FIVE) {
    const { file } = await bundle(`problems/${slug}/solution.ts`);
    const inputs = globSync("*.in", { cwd: join(ROOT, "cases", slug), absolute: true }).sort();
    cases += inputs.length;
    for (const input of inputs) lines.push(`node ${file} < ${input} > /dev/shm/out`);
  }
  const judge = ["npm", "run", "judge", "--silent", "--", ...FIVE];
  const contenders = new Map<string, readonly string[]>([
    ["shell loop", ["sh", "-c", lines.join("\n")]],
  ]);
  contenders.set("clean loop", [
    "env",
    "-i",
    `PATH=${process.env.PATH}`,
    "sh",
    "-c",
    lines.join("\n"),
  ]);
  for (const tier of ["C", "B", "A"] as const) {
    const works = await chooseSandbox(tier).catch(() => undefined);
    if (works) contenders.set(`tier ${tier}`, [...judge, "--force", "--sandbox", tier]);
  }
  contenders.set("one job", [...judge, "--force", "-j", "1"]);
  contenders.set("two jobs", [...judge, "--force", "-j", "2"]);
  contenders.set("all known", ["npm", "run", "judge", "--silent"]);
  contenders.set("npm run alone", ["npm", "run", "judge", "--silent", "--", "--help"]);
  await measured(["npm", "run", "judge", "--silent"]); // makes what is made once
  const found = new Map<string, Measured[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, command] of contenders) {
      found.set(name, [...(found.get(name) ?? []), await measured(command)]);
    }
  }
  const of = (name: string, what: "cpuMs" | "wallMs") =>
    median(found.get(name)!.map((each) => each[what]));
  const loop = of("shell loop", "cpuMs");
  const clean = of("clean loop", "cpuMs"); // without our environment, which slows Node's start
  const out = [
    `${cases} cases of five problems, Node ${process.versions.node}, ${ROUNDS} rounds, medians`,
  ];
  for (const name of contenders.keys()) {
    const [cpu, wall] = [of(name, "cpuMs"), of(name, "wallMs")];
    const ratio = name.startsWith("tier")
      ? `${(cpu / loop).toFixed(3)} × the loop's CPU, ${(cpu / clean).toFixed(3)} × the clean one's`
      : "";
    out.push(
      `${name.padEnd(14)} CPU ${cpu.toFixed(0).padStart(6)} ms  wall ${wall.toFixed(0).padStart(6)} ms  ${ratio}`,
    );
  }
  out.push(
    `two jobs are ${(of("one job", "wallMs") / of("two jobs", "wallMs")).toFixed(2)} times as fast as one`,
  );
  process.stdout.write(`${out.join("\n")}\n`);
}

main();
