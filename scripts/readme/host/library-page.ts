import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { TOOL } from "../../base/host/roots";
import { TOPICS } from "../topics";

interface LibraryModule {
  readonly topic: string;
  /** From lib/: graph/dijkstra.ts. */
  readonly file: string;
  readonly name: string;
  readonly summary: string;
  readonly hasProgram: boolean;
}

/** The modules of every topic as tables, for lib/README.md. */
export function librarySection(): string {
  return byTopic()
    .map(([topic, modules]) => {
      const rows = modules.map(({ name, file, summary, hasProgram }) => {
        const program = hasProgram ? `[program](${programOf(file)})` : "";
        return `| [${name}](${file}) | ${summary} | ${program} |`;
      });
      const head = "| module | what it is | solves a public problem |\n|---|---|---|";
      return `## ${topic}\n\n${TOPICS[topic] ?? ""}\n\n${head}\n${rows.join("\n")}`;
    })
    .join("\n\n");
}

/** The topics with their numbers of modules in one paragraph, for README.md. */
export function topicsSection(): string {
  const topics = byTopic();
  const links = topics.map(([topic, modules]) => `[${topic}](lib/${topic}) ${modules.length}`);
  const count = topics.reduce((sum, [, modules]) => sum + modules.length, 0);
  return `${count} modules: ${links.join(", ")}.`;
}

function byTopic(): [string, LibraryModule[]][] {
  const modules = libraryModules();
  const order = Object.keys(TOPICS);
  const topics = [...new Set(modules.map(({ topic }) => topic))];
  const rank = (topic: string) => (order.includes(topic) ? order.indexOf(topic) : order.length);
  topics.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return topics.map((topic) => [topic, modules.filter((module) => module.topic === topic)]);
}

function libraryModules(): LibraryModule[] {
  const files = globSync("lib/*/*.ts", {
    cwd: TOOL,
    posix: true,
    ignore: "lib/*/*.wasm.ts",
  }).sort();
  const programs = new Set(globSync("lib/*/proof/*.verify.ts", { cwd: TOOL, posix: true }));
  return files.map((path) => {
    const text = readFileSync(join(TOOL, path), "utf8");
    const title = /^(?:\/\/ Long: .*\n\n?)?\/\*\*\n \* (\w+): ([\s\S]*?)\.?\n \*\n/.exec(text);
    const file = path.slice("lib/".length);
    return {
      topic: file.split("/")[0]!,
      file,
      name: title?.[1] ?? file,
      summary: title?.[2]?.replace(/\n \* /g, " ").replaceAll("|", "\\|") ?? "",
      hasProgram: programs.has(programOf(path)),
    };
  });
}

/** graph/proof/dijkstra.verify.ts of graph/dijkstra.ts. */
function programOf(module: string): string {
  return module.replace(/([^/]+)\.ts$/, "proof/$1.verify.ts");
}
