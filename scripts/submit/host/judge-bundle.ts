import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import type { Bundle } from "../../bundle/host/bundle";
import type { KeptCopy } from "../../bundle/host/kept-bundle";

const MOST_ROUNDS = 20;

export interface Judging {
  /** Makes the bundle, or finds it unchanged. */
  readonly bundle: () => Promise<Bundle>;
  /** Keeps these bytes for the judge until they are dropped. */
  readonly keep: (bundle: Bundle) => KeptCopy;
  /** Judges exactly the kept bundle, given with the name of its copy. */
  readonly judge: (bundle: Bundle, kept: string) => Promise<ExitCode>;
  readonly tell: (line: string) => void;
}

/**
 * One bundle and its verdict. A source that is saved while the bundle is judged makes another bundle:
 * that one is judged too, so that what is returned is both the newest and the judged one.
 */
export async function judgeBundle({
  bundle,
  keep,
  judge,
  tell,
}: Judging): Promise<{ bundle: Bundle; judged: ExitCode }> {
  let newest = await bundle();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const current = newest;
    const kept = keep(current);
    let judged: ExitCode;
    try {
      judged = await judge(current, kept.name);
    } finally {
      kept.drop();
    }
    if (judged === EXIT.interrupted) return { bundle: current, judged };
    newest = await bundle();
    if (newest.sha256 === current.sha256) return { bundle: current, judged };
    tell("a source changed while its bundle was judged; the new bundle is judged now\n");
  }
  throw new ExpectedError(
    `the sources changed during each of ${MOST_ROUNDS} judgings; nothing was copied`,
    "submit again when nothing writes to them any more",
    EXIT.setup,
  );
}
