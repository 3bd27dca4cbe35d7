import type { Command } from "commander";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";

/** Throws where an option was given beside `option` that would have no effect. */
export function refuseBeside(
  command: Command,
  option: string,
  allowed: readonly string[],
  hint: string,
): void {
  const ignored = command.options.find((candidate) => {
    const name = candidate.attributeName();
    return command.getOptionValueSource(name) === "cli" && !allowed.includes(name);
  });
  if (ignored) throw new ExpectedError(`${option} takes no ${ignored.long}`, hint, EXIT.usage);
}
