import { EXIT, type ExitCode } from "../../../base/exit-code";
import type { RunResult } from "../../events/judge-event";

/** The exit code of a run; a shard may well have no case. */
export function exitCode(
  { passed, failed, ran = 0, troubles, interrupted }: RunResult,
  isShard = false,
): ExitCode {
  if (interrupted) return EXIT.interrupted;
  if (failed > 0) return EXIT.notAccepted;
  if (passed + ran === 0 && !isShard) return EXIT.nothingMatched;
  return troubles > 0 ? EXIT.setup : EXIT.accepted;
}
