import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "glob";
import { TOOL } from "../../base/host/roots";

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
  return `| \`${name}\` | ${description(file)} | [${room}](${room}) |`;
}

/** The string literal, or the joined literals, in `.description(…)`. */
function description(file: string): string {
  const source = readFileSync(join(TOOL, "scripts", file), "utf8");
  const [, literals] = /\.description\(\s*((?:"[^"]*"[\s+,]*)+)\)/.exec(source) ?? [];
  if (literals === undefined) throw new Error(`scripts/${file}: no .description("…")`);
  const text = [...literals.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join("");
  return text.replaceAll("|", "\\|");
}
