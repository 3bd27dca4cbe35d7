import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "glob";
import { TOOL } from "../../base/host/roots";

const FOLDER = join(TOOL, "scripts/testing");

/** What each file of the room testing is for: the first sentence of its main export's comment, or else of its first. */
export function testingSection(): string {
  const files = globSync("**/*.ts", { cwd: FOLDER, posix: true, ignore: "**/*.test.ts" });
  const inOrder = files.sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const rows = inOrder.map((file) => `| \`${file}\` | ${purpose(file)} |`);
  return `| file | what it is for |\n|---|---|\n${rows.join("\n")}`;
}

function purpose(file: string): string {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const main = basename(file, ".ts").replaceAll("-", "");
  const doc = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?\w+\*? (\w+)/g;
  const ofMain = [...text.matchAll(doc)].find((match) => match[2]!.toLowerCase() === main)?.[1];
  const first = /^\/\/ (?!Long:)[\s\S]*?(?=\n(?!\/\/))|\/\*\*[\s\S]*?\*\//m.exec(text)?.[0];
  const comment = (ofMain ?? first ?? "").replace(/^\s*(?:\/\/|\/?\*+\/?)/gm, " ");
  const sentence = /^.*?\.(?=\s|$)/.exec(comment.replace(/\s+/g, " ").trim())?.[0];
  if (sentence === undefined)
    throw new Error(`scripts/testing/${file}: no comment that says what it is for`);
  return sentence.replaceAll("|", "\\|");
}
