import { Option } from "commander";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import {
  isNode,
  judgeOf,
  type MachineName,
  machine,
  machineNames,
  machinesOf,
} from "../../targets/machines";
import { runtimeName } from "../../targets/target";
import { targetNames } from "../../targets/targets";
import { CompileError } from "../syntax/compile-error";

export function forOption(
  flags: string,
  description: string,
  more: readonly string[] = [],
): Option {
  return new Option(flags, description).choices([...machineNames, ...more]);
}

export function runtimeOption(flags: string): Option {
  const description = "with --for: another runtime that the judge offers";
  return new Option(flags, description).choices(["node", "bun", "deno"]);
}

/** The options with the machine that `--for` and `--runtime` name together. Throws where there is none. */
export function withRuntime<Options extends { readonly for?: MachineName }>(
  typed: Options,
): Options {
  const { runtime, ...options } = typed as Options & { readonly runtime?: string };
  if (runtime === undefined) return typed;
  const judge = options.for && judgeOf(options.for);
  const names = judge ? machinesOf(judge) : [];
  const name = names.find((one) => machine(one).runtime.name === runtime);
  if (name) return { ...options, for: name } as Options;
  const offered = targetNames.filter((target) =>
    machinesOf(target).some((one) => machine(one).runtime.name === runtime),
  );
  const runs = names.map((one) => runtimeName(machine(one).runtime)).join(", ");
  throw new ExpectedError(
    judge ? `${machine(judge).title} runs ${runs}` : "--runtime needs the judge that offers it",
    `--for ${offered.slice(0, 3).join(" or ")} --runtime ${runtime}`,
    EXIT.usage,
  );
}

/** Says which judge decided, where nobody has named it and the program does not fit it. */
export function namingJudge(error: CompileError, target: MachineName): CompileError {
  const { title, runtime } = machine(target);
  const isOfJudge = [title, runtimeName(runtime)].some((name) => error.message.includes(name));
  if (!isOfJudge || isNode(target)) return error;
  const why = `${title} is the first judge of its problem.ts`;
  return new CompileError(`${error.message}; ${why}`, `${error.hint}; or name another by --for`);
}
