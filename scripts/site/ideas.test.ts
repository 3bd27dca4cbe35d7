import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { examplesOf, runExample } from "../testing/run-example";
import { checkIdeas, ideaMarkdown, valuesOf } from "./ideas";

const files = globSync("scripts/site/ideas/*/*.md", { cwd: TOOL, posix: true }).sort();
const example = "\n```ts\nconst list = f(); // 3, 1: a list\nconst plain = [5, 7];\n```\n";
const drawn = (lines: string) =>
  ideaMarkdown("x.md", `Text.\n\n\`\`\`picture It\n${lines}\n\`\`\`\n${example}`);

const load = (path: string) => import(join(TOOL, "problems/my-problem", `${path}.ts`));

it.each(files)("%s is about a module that is there, shows it, and is right", async (file) => {
  const text = readFileSync(join(TOOL, file), "utf8");
  const values = await runExample(examplesOf(text)[0]!, load);
  for (const [name, said] of valuesOf(text))
    expect(`${name} = ${values[name]}`).toBe(`${name} = ${said}`);
  const page = ideaMarkdown(file, text);
  expect(page).toMatch(/^<div class="drawn" v-pre><svg [^>]*role="img" aria-label="[^"]{20,}"/m);
  expect(page).not.toMatch(/```picture|\$\w|NaN/);
  expect(page).toContain(`from "judgebench/${file.slice("scripts/site/ideas/".length, -3)}"`);
  checkIdeas([file], globSync("lib/*/*.ts", { cwd: TOOL, posix: true }));
  expect(() => checkIdeas([file], ["lib/range/bit.ts"])).toThrow(`${file}: no such module`);
});

it("draws shapes with their looks, and takes numbers from the example", () => {
  const arc = "node 1 3 a\nnode 4 3 b warm: $list.0\narc a b bend=0.5: 9";
  const page = drawn(`cells 0 0 soft@$plain accent@1: $list .\n${arc}`);
  const texts = ["t-ink", "3", "t-paper", "1", "t-ink", "a", "t-paper", "3", "t-muted", "9"];
  expect(page.match(/(?<=")t-[a-z]+|(?<=>)[^<]+(?=<\/text>)/g)).toEqual(texts);
  expect(page).toContain('viewBox="-4 -4 432 145" role="img" aria-label="It"');
  expect(page).toMatch(/class="muted-line" d="M[\d. ]+ Q100 80 /); // bent upwards between (1, 3) and (4, 3)
});

it.each([
  ["cels 0 0: 1", 'x.md:4: no shape "cels", only cells, box'],
  ["cells 0 0 blue: 1", 'x.md:4: no look "blue", only plain, soft'],
  ["box 0 0 1: 1", 'x.md:4: box takes 4 words, numbers first, found "0 0 1"'],
  ["edge a b", 'x.md:4: edge takes two nodes that stand above it, found "a b"'],
  ["cells 9 0: 1 2", "x.md:4: x is 11, not in [0, 10.6]"],
  ["cells 0 0: $list.2", "x.md:4: the example does not say $list.2"],
])("%s: names file and line", (line, fault) => expect(() => drawn(line)).toThrow(fault));
