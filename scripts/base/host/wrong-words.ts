import { type Command, CommanderError, InvalidArgumentError } from "commander";
import { EXIT } from "../exit-code";
import { ExpectedError } from "../expected-error";
import { nearest } from "../nearest";

/** Parses the arguments; throws an ExpectedError for wrong ones. */
export function parseWords(command: Command, env: NodeJS.ProcessEnv = process.env): void {
  refuseKeptOption(command, env);
  for (const option of command.options) {
    const { argChoices } = option;
    if (argChoices) option.argParser((word) => oneOf(word, argChoices));
  }
  try {
    command
      .exitOverride()
      .configureOutput({ outputError: () => {} })
      .parse();
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode === EXIT.accepted) throw error;
    throw usageFault(error, command, env);
  }
}

/** The message of commander, "error: …", with its "(Did you mean …?)" as the hint. */
function usageFault(
  { message, code }: CommanderError,
  command: Command,
  env: NodeJS.ProcessEnv,
): ExpectedError {
  if (code === "commander.missingMandatoryOptionValue") {
    const [, flags = ""] = /'(.*)'/.exec(message) ?? [];
    const words = `${command.name()} … ${flags.replace(/^-\w, /, "")}`;
    // Where the user gave it, npm took it for the start of an option of its own.
    const hint = env.JB_COMMAND === undefined ? `with -- before the options: ${words}` : words;
    return new ExpectedError(message.replace(/^error: /, ""), hint, EXIT.usage);
  }
  const [fault, idea] = message.replace(/^error: /, "").split("\n");
  const value = /unknown option '--([\w-]+)'/.exec(message)?.[1];
  const owner = command.options.find(({ argChoices }) => value && argChoices?.includes(value));
  if (owner) {
    return new ExpectedError(fault!.trim(), `${owner.short ?? owner.long} ${value}`, EXIT.usage);
  }
  const hint = idea ? idea.replace(/^\(Did you mean (.*)\?\)$/, "$1") : `${command.name()} --help`;
  return new ExpectedError(fault!.trim(), hint, EXIT.usage);
}

function oneOf(word: string, choices: readonly string[]): string {
  if (choices.includes(word)) return word;
  const near = nearest(word, choices);
  const meant = near.length > 0 ? near : choices;
  throw new InvalidArgumentError(`\n${meant.join(", ")}`);
}

/** Option names that npm also knows: they may be set in the user's npm settings. */
const OF_NPM = new Set(["all", "cache", "force", "jobs", "json"]);

/**
 * `npm run judge --filter x`, without " -- ", passes the option to npm and only the x to the command.
 */
function refuseKeptOption(command: Command, env: NodeJS.ProcessEnv): void {
  const kept = command.options.find(({ long }) => {
    const name = long?.replace(/^--(no-)?/, "");
    if (name === undefined || OF_NPM.has(name)) return false;
    return env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined;
  });
  if (!kept) return;
  const hint = `with -- before the options: ${command.name()} … ${kept.long}`;
  throw new ExpectedError(`npm kept ${kept.long} for itself`, hint, EXIT.usage);
}
