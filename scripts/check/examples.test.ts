import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { examplesOf, promises, runExample } from "../testing/run-example";

// The examples in the READMEs of lib run, as in a solution, and give the values in their comments.

const load = (path: string) => import(join(TOOL, "problems/my-problem", `${path}.ts`));
const shown = (value: unknown) =>
  typeof value === "number" ? `${value}` : Array.from(value as ArrayLike<unknown>).join(", ");

const topics = globSync("lib/*/README.md", { cwd: TOOL, posix: true }).sort();
const examples = topics.flatMap((path) =>
  examplesOf(readFileSync(join(TOOL, path), "utf8")).map((code) => ({ path, code })),
);

describe.each(examples)("$path", ({ code }) => {
  it("gives what its comments say", async () => {
    const values = await runExample(code, load);
    const told = promises(code);
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ name }) => `${name} = ${shown(values[name])}`)).toEqual(
      told.map(({ name, value }) => `${name} = ${value}`),
    );
  });
});

it("reads examples and promises, and runs them", async () => {
  const code = `import { twice } from "./twice";
class A { value: number = 1; }
const list: number[] = [1, -2]; // 1, -2: a list
const four = twice(2); // 5, which is wrong
`;
  const document = `text\n\`\`\`ts\n${code}\`\`\`\n\`\`\`ts\npart();\n\`\`\`\n`;
  expect(examplesOf(document)).toEqual([code]);
  expect(promises(code)).toEqual([
    { name: "list", value: "1, -2" },
    { name: "four", value: "5" },
  ]);
  const values = await runExample(code, async (path) => ({
    twice: (x: number) => (path === "./twice" ? 2 * x : 0),
  }));
  expect(values).toMatchObject({ list: [1, -2], four: 4 });
  expect(values.A).toBeTypeOf("function");
  await expect(runExample("nowhere();\n", load)).rejects.toThrow("nowhere is not defined");
});
