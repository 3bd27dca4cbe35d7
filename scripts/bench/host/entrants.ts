import { runtimeCommand } from "../../runner/host/runtimes/runtimes";
import { type Runtime, runtimeName } from "../../targets/target";
import { targets } from "../../targets/targets";
import type { Bench, FunctionBench, ProcessBench } from "../bench";
import type { BenchWork, Entrant } from "../bench-result";
import {
  BENCH_FOLDER,
  bundleProgram,
  bundleWorker,
  compileCpp,
  emptyProgram,
  peerVersion,
} from "./build-program";
import { measureProcess, measureWorker, stdinFile } from "./measure";

/** Makes all contenders of a bench ready: peers installed, C++ compiled, programs bundled. */
export async function prepareBench(
  bench: Bench,
  benchFile: string,
  index: number,
  underNode: true | undefined,
): Promise<BenchWork> {
  const { work, kind, seed } = bench;
  const entrants =
    bench.kind === "function"
      ? await functionEntrants(bench, benchFile, index)
      : await processEntrants(bench, ownRuntime(bench, underNode));
  const most = bench.kind === "process" ? bench.mostMBAboveStart : undefined;
  const conclude = bench.kind === "process" ? bench.conclude : undefined;
  return {
    work,
    kind,
    ...(seed !== undefined && { seed }),
    ...(most !== undefined && { mostMBAboveStart: most }),
    entrants,
    ...(conclude && { conclude }),
  };
}

async function functionEntrants(
  bench: FunctionBench,
  benchFile: string,
  index: number,
): Promise<Entrant[]> {
  const worker = await bundleWorker(benchFile);
  const entrants: Entrant[] = [];
  for (const [at, contender] of bench.contenders.entries()) {
    const { role } = contender;
    if (role === "cpp") {
      const program = await compileCpp(contender.source);
      const measure =
        typeof program === "string"
          ? () => measureWorker([program, ...(contender.args ?? [])])
          : program;
      entrants.push({ name: contender.name, role, measure });
      continue;
    }
    const command = [process.execPath, "--expose-gc", worker, `${index}`, `${at}`, BENCH_FOLDER];
    const version = role === "peer" ? ` ${peerVersion(contender.name)}` : "";
    const variant = role === "peer" && contender.variant ? ` ${contender.variant}` : "";
    const once = contender.once ?? false;
    entrants.push({
      name: contender.name + version + variant + (once ? ", once" : ""),
      role,
      once,
      measure: () => measureWorker(command),
    });
  }
  return entrants;
}

/** The runtime of a bench for a judge; undefined where our programs run under this Node. */
export function ownRuntime(bench: Bench, underNode: true | undefined): Runtime | undefined {
  if (underNode || bench.kind !== "process" || bench.target === undefined) return undefined;
  return targets[bench.target].runtime;
}

const HINT = "npm run bench verify-programs -- --node";

async function processEntrants(
  bench: ProcessBench,
  runtime: Runtime | undefined,
): Promise<Entrant[]> {
  const run = runtime ? await runtimeCommand(runtime, HINT) : [process.execPath];
  await bench.prepare?.();
  const content = bench.stdin?.() ?? "";
  const stdin = stdinFile(content);
  const bytes = Buffer.from(content);
  const { check } = bench;
  const accept = check && ((output: Uint8Array) => check(output, bytes));
  const start = [...run, await emptyProgram()];
  const entrants: Entrant[] = [
    {
      name: `${runtime ? runtimeName(runtime) : "Node"}'s own start`,
      role: "start",
      measure: () => measureProcess(start, stdin, undefined),
    },
  ];
  for (const contender of bench.contenders) {
    const { name, role } = contender;
    if (role === "cpp") {
      const program = await compileCpp(contender.source);
      const measure =
        typeof program === "string"
          ? () => measureProcess([program, ...(contender.args ?? [])], stdin, accept)
          : program;
      entrants.push({ name, role, measure });
      continue;
    }
    const command =
      "program" in contender
        ? [...run, await bundleProgram(contender.program)]
        : typeof contender.command === "function"
          ? contender.command()
          : contender.command;
    const measure = "missing" in command ? command : () => measureProcess(command, stdin, accept);
    entrants.push({ name, role, measure });
  }
  return entrants;
}
