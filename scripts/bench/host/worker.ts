import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bench, WorkerReport } from "../bench";

const WARM_UP_RUNS = 2;
const WARM_RUNS = 5;
/** After this much CPU time one warm run is enough. */
const ENOUGH_MS = 3000;

/** Runs one contender of one bench of the file that was bundled with this. */
export async function runWorker(benches: readonly Bench[]): Promise<void> {
  const [benchIndex, contenderIndex, folder] = process.argv.slice(2);
  const bench = benches[Number(benchIndex)];
  if (bench?.kind !== "function") throw new Error(`no bench of functions ${benchIndex}`);
  const contender = bench.contenders[Number(contenderIndex)];
  if (contender === undefined || contender.role === "cpp") {
    throw new Error(`no contender ${contenderIndex} in "${bench.work}"`);
  }
  const module =
    contender.role === "peer" ? await load(contender.entry ?? contender.name, folder!) : undefined;
  const enough = contender.once ? ENOUGH_MS / 3 : ENOUGH_MS;
  const times: number[] = [];
  let checksum = Number.NaN;
  let total = 0;
  const kept: unknown[] = [];
  const keep = (structure: unknown) => kept.splice(0, 1, structure);
  while (times.length < 1 + WARM_UP_RUNS + WARM_RUNS && (total < enough || times.length < 2)) {
    const run = contender.prepare(module as never);
    (globalThis as { gc?: () => void }).gc?.(); // garbage made before is not charged to the run
    const before = process.cpuUsage();
    const result = run(keep);
    const { user, system } = process.cpuUsage(before);
    if (times.length > 0 && result !== checksum) {
      throw new Error(`${contender.name}: checksum ${checksum} at first, later ${result}`);
    }
    checksum = result;
    total += (user + system) / 1000;
    times.push((user + system) / 1000);
    kept[1] = run; // while one closure lives, the next one reuses its compiled code
  }
  const warm = times.slice(Math.min(1 + WARM_UP_RUNS, times.length - 1));
  const note = contender.note?.();
  const report: WorkerReport = {
    coldMs: times[0]!,
    warmMs: warm,
    checksum,
    ...(note !== undefined && { note }),
  };
  process.stdout.write(JSON.stringify(report));
}

/** The peers are in scripts/bench/node_modules, so a file in scripts/bench must import them. */
async function load(peer: string, folder: string): Promise<unknown> {
  const { loadPeer } = await import(pathToFileURL(join(folder, "host/load-peer.mjs")).href);
  return loadPeer(peer);
}
