import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { ensureSnippets } from "../problem/host/ensure-snippets";
import { writeProblem } from "../problem/host/write-problem";
import { plainTitle } from "../problem/slug";
import { judgeAddress, webAddress } from "./tasks/judge-address";

const command = new Command("npm run new --")
  .description("make the folders of a new problem from the template")
  .argument("<slug>", "the problem's name, as in problems/knight-moves")
  .option("--title <title>", "the title; made from the name without it")
  .option("--from <url>", "address of the statement: gives judge and id")
  .option("--interactive", "it talks with a judge: interact.ts, and a solution that asks");

type Options = { title?: string; from?: string; interactive?: true };

runCommand(command, async (): Promise<ExitCode> => {
  const slug = command.args[0]!;
  const { title, from, interactive } = command.opts<Options>();
  const address = from === undefined ? undefined : webAddress(from);
  if (from !== undefined && !address) {
    throw new ExpectedError(
      `"${from}" is no address of the web`,
      "--from with the page's address, as https://cses.fi/problemset/task/1072; or no --from",
      EXIT.usage,
    );
  }
  const judge = address && judgeAddress(address.href);
  writeProblem(WORKSPACE, {
    slug,
    title: plainTitle(title ?? titleOf(slug)),
    ...(judge && { judge: { ...judge, page: address.href } }),
    ...(judge?.judge === "cses" && { timeLimitMs: 1000 }), // as most tasks there
    ...(address && { address: address.href }),
    ...(interactive && { interactor: "own" }),
    cases: [],
  });
  const fromJudge = judge ? ` (${judge.judge} ${judge.id})` : "";
  await ensureSnippets(WORKSPACE);
  sayLine(`problems/${slug} and cases/${slug} are there${fromJudge}`);
  sayLine(`add a sample: npm run case ${slug} -- --sample`);
  sayLine(`judge its solution.ts: npm run judge ${slug}`);
  return EXIT.accepted;
});

function titleOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
