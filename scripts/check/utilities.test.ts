import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOOL } from "../base/host/roots";

const LINE = /^- \[(\w+)\]\((lib\/.+?)\.ts\), .+: \[.+\]\((problems\/.+?)\)$/gm;

test("each solution that README.md names for a utility imports that module", () => {
  const lines = [...read("README.md").matchAll(LINE)];
  expect(lines.map(([, name]) => name)).toEqual(["IntQueue", "StateIndex", "BinaryHeap"]);
  for (const [, name, module, solution] of lines) {
    expect(read(solution!)).toContain(`import { ${name} } from "../../${module}";`);
  }
});

function read(path: string): string {
  return readFileSync(join(TOOL, path), "utf8");
}
