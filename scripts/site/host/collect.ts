import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "glob";
import { rolldown } from "rolldown";
import { ExpectedError } from "../../base/expected-error";
import { TOOL } from "../../base/host/roots";
import { bundle } from "../../bundle/host/bundle";
import { pictureFile } from "../../draw/pictures";
import { importGraph } from "../../judge/watch/import-graph";
import { findSlugs } from "../../problem/host/find-slugs";
import { problemExport } from "../../problem/host/problem-module";
import type { JudgeName, Problem, TargetName } from "../../problem/problem";
import { machine } from "../../targets/machines";
import { isTarget, statementPage, targets } from "../../targets/targets";
import type { BenchFile } from "../bench-file";
import type { BundleEntry, Catalogue, ModuleEntry, Plot, ProblemEntry } from "../catalogue";
import { everydayNames } from "../everyday-names";
import { checkIdeas, ideaMarkdown, ideaOf } from "../ideas";
import { moduleFacts } from "../module-facts";
import { stills, translatedPictures, withoutStyle } from "./site-pictures";

/** Reads the repository: problems, modules, and their figures in `bench`. */
export async function collect(
  bench: BenchFile,
  plots: ReadonlyMap<string, readonly Plot[]>,
): Promise<Catalogue> {
  const sources = globSync(
    ["lib/*/*.ts", "lib/*/proof/*.verify.ts", "problems/*/{solution,view}.ts"],
    {
      cwd: TOOL,
      posix: true,
    },
  ).sort();
  const texts = new Map(sources.map((path) => [path, read(path)]));
  const graph = importGraph(texts);
  const problems: ProblemEntry[] = [];
  for (const slug of findSlugs([])) {
    problems.push(await problemEntry(slug, graph.get(`problems/${slug}/solution.ts`) ?? []));
  }
  const paths = sources.filter((path) => /^lib\/[^.]*\.ts$/.test(path));
  checkIdeas(globSync("scripts/site/ideas/*/*.md", { cwd: TOOL, posix: true }), paths);
  const modules = await Promise.all(paths.map(moduleEntry));
  const verdicts = /<!-- judge -->\n```\n([\s\S]*?)\n```/.exec(read("README.md"))?.[1] ?? "";
  const start = /<!-- start -->\n([\s\S]*?)\n<!-- \/start -->/.exec(read("README.md"))![1]!;
  const experiments = read("scripts/lab/EXPERIMENTS.md");
  const names = everydayNames(read("lib/README.md"));
  return {
    experiments,
    names,
    translated: translatedPictures(),
    problems,
    modules,
    plots,
    stills: stills(),
    bench,
    verdicts,
    start,
  };

  async function moduleEntry(path: string): Promise<ModuleEntry> {
    const text = texts.get(path)!;
    const usedBy = [...graph].flatMap(([user, imports]) =>
      imports.includes(path) && !user.includes("/proof/") ? [user] : [],
    );
    const verify = texts.get(path.replace(/([^/]+)\.ts$/, "proof/$1.verify.ts"));
    const modulePlots = plots.get(path.replace(/([^/]+)\.ts$/, "proof/$1.bench.ts")) ?? [];
    const code = await moduleBundle(path);
    const idea = ideaOf(path);
    const readme = `${dirname(path)}/README.md`;
    const example =
      (existsSync(join(TOOL, readme)) ? exampleOf(path, read(readme)) : undefined) ??
      (verify && byName(verify, `${dirname(path)}/proof`));
    return {
      ...{
        path,
        text,
        facts: moduleFacts(path, text),
        usedBy: [...new Set(usedBy)],
        plots: modulePlots,
      },
      ...(code !== undefined && { bundle: code }),
      ...(example !== undefined && { example }),
      ...(existsSync(join(TOOL, idea)) && { idea: ideaMarkdown(idea, read(idea)) }),
      ...(verify && { verifies: moduleFacts(path, verify).labels.find(isSource)?.text ?? "yes" }),
    };
  }
}

const CLASSICS: Readonly<Record<Exclude<JudgeName, TargetName>, string>> = {
  ...{ uva: "UVa", poj: "POJ", hdu: "HDU", timus: "Timus" },
  ...{ leetcode: "LeetCode", lightoj: "LightOJ" },
};

/** The first example of a topic's README that imports the module. */
function exampleOf(path: string, readme: string): string | undefined {
  const blocks = [...readme.matchAll(/^```ts\n(import [\s\S]*?)^```$/gm)].map((match) => match[1]!);
  return blocks.find((block) => block.includes(`/${path.replace(/\.ts$/, "")}"`));
}

/** A program with its imports by the names that work anywhere: "judgebench/range/fenwick-tree". */
function byName(program: string, folder: string): string {
  return program.replace(/(?<= from ")\.[^"]+/g, (place) =>
    join(folder, place)
      .replace(/^lib\b/, "judgebench")
      .replaceAll("\\", "/"),
  );
}

const isSource = ({ name }: { name: string }) => name === "Source";

function read(path: string): string {
  return readFileSync(join(TOOL, path), "utf8");
}

async function problemEntry(slug: string, modules: readonly string[]): Promise<ProblemEntry> {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem")!;
  const folder = `problems/${slug}`;
  const judges = problem.judges.map((entry) => {
    const { judge, id } = entry;
    const address = statementPage(entry);
    const title = isTarget(judge) ? targets[judge].title : CLASSICS[judge];
    // HackerEarth's names of problems are whole paths.
    const name = id.length > 40 ? title : `${title} ${id}`;
    return { judge: title, name, ...(address && { address }) };
  });
  const picture = existsSync(join(TOOL, pictureFile(slug))) ? read(pictureFile(slug)) : undefined;
  return {
    ...{ slug, problem, judges, modules: modules.filter((path) => path.startsWith("lib/")) },
    readme: read(`${folder}/README.md`),
    solution: read(`${folder}/solution.ts`),
    bundle: await solutionBundle(folder),
    ...(picture && { picture: withoutStyle(picture, slug) }),
  };
}

/** The bundle to submit; the minified one if the judge does not accept the size of the readable one. */
async function solutionBundle(folder: string): Promise<BundleEntry> {
  const file = `${folder}/solution.ts`;
  const { code, target, sizeBytes } = await bundle(file).catch((error: unknown) => {
    if (error instanceof ExpectedError) return bundle(file, { min: true });
    throw error;
  });
  const title = `${machine(target).title}, ${(sizeBytes / 1000).toFixed(1)} kB`;
  return { title, code };
}

/** The module and all its imports as plain JavaScript without imports. */
async function moduleBundle(path: string): Promise<string | undefined> {
  const build = await rolldown({ input: join(TOOL, path), logLevel: "silent", external: /^node:/ });
  const { output } = await build.generate({ format: "esm", comments: true });
  await build.close();
  const code = output[0].code.replace(/^\/\/#(?:end)?region.*\n/gm, "");
  return code.replace(/\nexport \{[^}]*\};?\s*$/, "\n");
}
