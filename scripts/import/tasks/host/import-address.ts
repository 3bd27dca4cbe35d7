import { counted } from "../../../base/counted";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { readZip } from "../../../base/host/read-zip";
import { pairFiles } from "../../../base/pair-files";
import type { ContestTask } from "../contest-task";
import { nextLine, taskLines } from "../import-lines";
import { problemAddress } from "../judge-address";
import { samplesAddress } from "../samples-address";
import { importTask, type Place } from "./import-task";

const PATIENCE_MS = 15_000;
const MAX_BYTES = 64 << 20;

interface AddressOptions {
  readonly place: Place;
  /** Replaces cases by corrected samples. */
  readonly renew?: boolean | undefined;
}

/** Gets the bytes of an address; undefined where it cannot be reached or has none. */
export type Fetch = (address: string) => Promise<Buffer | undefined>;

/**
 * Makes a task of a problem's address: judge and id are in it, and where the judge gives its samples as
 * a file they are taken. No page is read: for all else there is the browser's extension.
 */
export async function importAddress(
  root: string,
  address: string,
  { place, renew }: AddressOptions,
  say: (line: string) => void,
  fetchBytes: Fetch = fetched,
): Promise<ExitCode> {
  const problem = problemAddress(address);
  const zip = samplesAddress(problem?.judge, address);
  const bytes = zip === undefined ? undefined : await fetchBytes(zip);
  if (bytes === undefined) {
    const judge = problem?.judge
      ? `${problem.judge.judge} ${problem.judge.id}`
      : "a judge without a name here";
    say(`${judge}: ${zip ? `${zip} cannot be had` : "it gives its samples as no file"}`);
    say(
      "next: npm run import, open the page in the browser, and press Competitive Companion's button",
    );
    return EXIT.nothingMatched;
  }
  const files = new Map(readZip(bytes, zip!).map((file) => [file.path, file]));
  const { pairs } = pairFiles([...files.keys()]);
  const text = (path: string) => new TextDecoder().decode(files.get(path)!.read());
  const task: ContestTask = {
    title: titleOf(problem!.judge!.id),
    group: "",
    address,
    timeLimitMs: 1000,
    memoryLimitMiB: 1024,
    interactive: false,
    notes: ["time 1000 ms and memory 1024 MiB are assumed: the page tells its own"],
    samples: pairs.map(({ input, output }) => ({ input: text(input), output: text(output) })),
    batch: { id: address, size: 1 },
  };
  const result = importTask(root, task, place, { at: Date.now(), renew });
  for (const line of taskLines(task, result)) say(line);
  say(`${counted(pairs.length, "sample")} of ${zip}`);
  say(nextLine(result.letter ?? result.slug));
  return EXIT.accepted;
}

function titleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

async function fetched(address: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const length = Number(response.headers.get("content-length") ?? 0);
    if (!response.ok || length > MAX_BYTES) return undefined;
    const bytes = Buffer.from(await response.arrayBuffer());
    return bytes.length <= MAX_BYTES ? bytes : undefined;
  } catch {
    return undefined; // no network, or no such file
  }
}
