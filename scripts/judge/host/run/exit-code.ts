import { EXIT, type ExitCode } from "../../../base/exit-code";
import type { RunResult } from "../../judge-event";

/** The exit code of a run; a shard may well have no case. */
export function exitCode(
  { passed, failed, troubles, interrupted }: RunResult,
  isShard = false,
): ExitCode {
  if (interrupted) return EXIT.interrupted;
  if (failed > 0) return EXIT.notAccepted;
  if (passed === 0 && !isShard) return EXIT.nothingMatched;
  return troubles > 0 ? EXIT.setup : EXIT.accepted;
}
