import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { FILES, withIgnored, withJudgebench } from "./workspace-files";

describe("package.json", () => {
  it("keeps its fields, their order, its indentation and the user's scripts", () => {
    const text =
      '{\n\t"name": "mine",\n\t"scripts": {\n\t\t"judge": "make judge"\n\t},\n\t"x": 1\n}\n';
    const after = withJudgebench(text, "1.2.3");
    expect(after).toMatch(/^\{\n\t"name": "mine",\n\t"scripts": \{\n\t\t"judge": "make judge",\n/);
    expect(JSON.parse(after)).toMatchObject({
      x: 1,
      scripts: { judge: "make judge", new: "jb new" },
      devDependencies: { judgebench: "^1.2.3" },
    });
    expect(withJudgebench(after, "2.0.0")).toBe(after);
  });

  it.each(["dependencies", "devDependencies"])("keeps the version named in %s", (field) => {
    const after = withJudgebench(
      JSON.stringify({ [field]: { judgebench: "file:x.tgz" } }),
      "1.0.0",
    );
    expect(JSON.parse(after)[field]).toEqual({ judgebench: "file:x.tgz" });
    expect(after.match(/judgebench/g)).toHaveLength(1);
  });

  it("says what is wrong with one that is no JSON", () => {
    expect(() => withJudgebench('{ "name": }', "1.0.0")).toThrow("package.json is no JSON");
  });
});

describe(".gitignore", () => {
  it("gets the lines that it lacks, at its end", () => {
    const after = withIgnored("/node_modules\r\n*.log");
    expect(after).toMatch(/^\/node_modules\r\n\*\.log\n\.cache\/\n/);
    expect(withIgnored(after)).toBe(after);
    expect(withIgnored("")).toMatch(/^node_modules\/\n\.cache\/\n/);
  });
});

describe(".vscode/launch.json", () => {
  const read = (text: string) => {
    const { configurations, ...more } = JSON.parse(text);
    const [{ program, skipFiles: _paths, ...configuration }] = configurations;
    return { program, rest: [configuration, more] };
  };
  const launch = read(FILES.get(".vscode/launch.json")!);

  it("is the clone's, which a test starts, but for the paths", () => {
    const clone = read(readFileSync(join(TOOL, ".vscode/launch.json"), "utf8"));
    expect(launch.rest).toEqual(clone.rest);
    expect(launch.program).toMatch(/^\$\{workspaceFolder\}\/node_modules\/judgebench\//);
  });
});
