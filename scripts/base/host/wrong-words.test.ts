import { Command, Option } from "commander";
import { expect, test } from "vitest";
import { positiveInteger } from "./option-values";
import { parseWords } from "./wrong-words";

const command = () =>
  new Command("npm run judge --")
    .argument("<slug>")
    .option("--filter <pattern>")
    .option("--no-limits")
    .option("--force")
    .option("--jobs <n>", "", positiveInteger, 2)
    .addOption(new Option("--for <judge>").choices(["codeforces", "atcoder"]).default("atcoder"));

function parsed(words: string[], env: Record<string, string> = {}) {
  const parsedCommand = command();
  process.argv = ["node", "judge.ts", ...words];
  parseWords(parsedCommand, env);
  return parsedCommand.opts();
}

test("right words are parsed unchanged", () => {
  expect(parsed(["a", "--for", "codeforces", "--jobs", "3"])).toMatchObject({
    for: "codeforces",
    jobs: 3,
    limits: true,
  });
  expect(parsed(["a"])).toMatchObject({ for: "atcoder", jobs: 2 });
});

test.each([
  [["a", "--for", "codeforce"], "'codeforce' is invalid.", "codeforces"],
  [["a", "--for", "xyzzy"], "'xyzzy' is invalid.", "codeforces, atcoder"],
  [["a", "--filtr", "x"], "unknown option '--filtr'", "--filter"],
  [["a", "--codeforces"], "unknown option '--codeforces'", "--for codeforces"],
  [["a", "--jobs", "0"], "It must be a positive integer.", "npm run judge -- --help"],
  [["a", "--filter"], "argument missing", "npm run judge -- --help"],
  [[], "missing required argument 'slug'", "npm run judge -- --help"],
  [["a", "b"], "Expected 1 argument but got 2.", "npm run judge -- --help"],
])("%j is reported in two lines with the nearest option", (words, message, hint) => {
  const fault = expect.objectContaining({ message: expect.stringMatching(/^[^\n]+$/) });
  expect(() => parsed(words)).toThrow(fault);
  expect(() => parsed(words)).toThrow(message);
  expect(() => parsed(words)).toThrow(expect.objectContaining({ hint, exitCode: 2 }));
});

test.each([
  "npm_config_filter",
  "npm_config_limits",
])("an option that npm took is reported: %s", (name) => {
  expect(() => parsed(["a", "random"], { [name]: "" })).toThrow(/^npm kept --\S+ for itself$/);
});

test("options from the user's npm settings are no fault", () => {
  expect(parsed(["a"], { npm_config_force: "true", npm_config_jobs: "max" })).toBeDefined();
});

test("the hint for an option that is missing shows where it goes: npm may have taken it", () => {
  const exporting = new Command("npm run export --")
    .argument("[slug...]")
    .requiredOption("-f, --format <name>");
  process.argv = ["node", "export.ts", "bridges", "dmoj"];
  const fault = (hint: string) => {
    const message = "required option '-f, --format <name>' not specified";
    return expect.objectContaining({ message, hint, exitCode: 2 });
  };
  expect(() => parseWords(exporting, {})).toThrow(
    fault("with -- before the options: npm run export -- … --format <name>"),
  );
  expect(() => parseWords(exporting, { JB_COMMAND: "export" })).toThrow(
    fault("npm run export -- … --format <name>"),
  );
});
