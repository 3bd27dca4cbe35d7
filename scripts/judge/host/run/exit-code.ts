import { EXIT, type ExitCode } from "../../../base/exit-code";
import type { RunResult } from "../../events/judge-event";

/** The exit code of a run; a shard may well have no case. `unmatched` troubles are named problems without a case. */
export function exitCode(
  { passed, failed, ran = 0, troubles, interrupted }: RunResult,
  isShard = false,
  unmatched = 0,
): ExitCode {
  if (interrupted) return EXIT.interrupted;
  if (failed > 0) return EXIT.notAccepted;
  if (passed + ran === 0 && !isShard) return EXIT.nothingMatched;
  if (troubles > unmatched) return EXIT.setup;
  return unmatched > 0 ? EXIT.nothingMatched : EXIT.accepted;
}
