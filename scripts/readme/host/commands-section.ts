import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "glob";
import { TOOL } from "../../base/host/roots";
import { whatItDoes } from "../../start/commands.cjs";

/** A table of all commands with the description of their `--help`, for scripts/README.md. */
export function commandsSection(): string {
  const { scripts } = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8"));
  const rows = Object.entries<string>(scripts).flatMap(([name, line]) => {
    const command = /start\.cjs ([\w-]+)/.exec(line)?.[1];
    return command === undefined ? [] : [commandRow(name, command)];
  });
  return `| \`npm run\` | what it does | room |\n|---|---|---|\n${rows.sort().join("\n")}`;
}

function commandRow(name: string, command: string): string {
  const files = globSync(`{*,judge/matrix}/${command}.command.ts`, {
    cwd: join(TOOL, "scripts"),
    posix: true,
  });
  const [file] = files;
  if (file === undefined) throw new Error(`npm run ${name}: no scripts/*/${command}.command.ts`);
  const room = dirname(file);
  return `| \`${name}\` | ${whatItDoes(command).replaceAll("|", "\\|")} | [${room}](${room}) |`;
}
