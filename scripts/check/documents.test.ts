import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";

// What a document points to is there: files and headings of its links, files it names, commands, options.

const documents = globSync(["*.md", ".github/**/*.md", "{lib,problems,scripts}/**/*.md"], {
  cwd: TOOL,
  posix: true,
  ignore: "**/node_modules/**",
}).sort();
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

function read(path: string): string {
  return readFileSync(join(TOOL, path), "utf8");
}

const exists = (path: string) => existsSync(join(TOOL, path));

/** As GitHub makes them of headings: "What is run" → what-is-run. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function linkFaults(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1]!);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file, anchor] = link.split("#") as [string, string?];
    const target = file === "" ? path : join(dirname(path), file);
    if (!exists(target)) return true;
    return anchor !== undefined && !anchors(file === "" ? text : read(target)).includes(anchor);
  });
}

function pathFaults(text: string): string[] {
  const named =
    /(?<![\w./<-])(?:lib|problems|cases|scripts|\.github)\/[\w./-]+\.(?:ts|md|json|cjs)\b/g;
  // problems/my-problem/solution.ts and lib/x.bench.ts are examples.
  const isExample = (path: string) => /\/(my-|x\.)/.test(path);
  return (text.match(named) ?? []).filter((path) => !isExample(path) && !exists(path));
}

/** "npm run judge", or as the pages spell it: `jb judge`. */
const COMMAND = /(?:npm run (?:-s )?|(?<=`|npx )jb )(?!help\b|--)([\w:-]+)([^\n`]*)/g;

function commandFaults(text: string): string[] {
  const lines = [...text.matchAll(COMMAND)];
  return lines.flatMap(([line, name, rest]) => {
    const script = scripts[name!];
    if (script === undefined) return [line];
    const command = /start\.cjs ([\w-]+)/.exec(script)?.[1];
    if (command === undefined) return [];
    const source = globSync(`scripts/**/${command}.command.ts`, {
      cwd: TOOL,
      posix: true,
      ignore: "**/node_modules/**",
    })
      .map(read)
      .join("");
    const words = rest!.split(/[#>|]|" /)[0]!.match(/(?<=\s)--[a-z][\w-]*/g) ?? [];
    return words
      .filter((word) => word !== "--help" && !new RegExp(`[" ]${word}[" ]`).test(source))
      .map((word) => `npm run ${name}: ${word}`);
  });
}

describe.each(documents)("%s", (path) => {
  const text = read(path);

  it("every link leads to an existing file", () => expect(linkFaults(path, text)).toEqual([]));
  it("every named file exists", () => expect(pathFaults(text)).toEqual([]));
  it("every named command and option exists", () => expect(commandFaults(text)).toEqual([]));
});

it("README.md shows the judge's table for the current cases", () => {
  const [, table] = /<!-- judge -->([\s\S]*)<!-- \/judge -->/.exec(read("README.md"))!;
  const rows = [...table!.matchAll(/^([a-z0-9-]+) +(\d+) {2}AC /gm)];
  const counts = rows.map(([, slug]) => {
    return Object.keys(JSON.parse(read(`cases/${slug}/cases.json`))).length;
  });
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(([, , cases]) => Number(cases))).toEqual(counts);
  expect(table).toContain(`\n${counts.reduce((sum, count) => sum + count)} passed, 0 failed\n`);
});

it("reports missing files, commands and options", () => {
  const text = `# A b\n[x](#a-b) [y](#c) [z](nowhere.md) [w](https://nowhere.example)
see \`lib/nothing.ts\` and lib/io/scanner.ts; npm run jugde -- a
npm run judge -- --fliter x --filter y   # --comment; \`jb submti a\` \`jb judge a --wacth\``;
  expect(linkFaults("README.md", text)).toEqual(["#c", "nowhere.md"]);
  expect(pathFaults(text)).toEqual(["lib/nothing.ts"]);
  expect(commandFaults(text)).toEqual([
    ...["npm run jugde -- a", "npm run judge: --fliter", "jb submti a", "npm run judge: --wacth"],
  ]);
});
