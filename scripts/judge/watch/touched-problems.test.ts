import { expect, it } from "vitest";
import { importGraph } from "./import-graph";
import { touchedProblems } from "./touched-problems";

const graph = importGraph(
  new Map([
    ["lib/queue.ts", 'import { ring } from "./ring";\n'],
    ["lib/ring.ts", ""],
    ["lib/other.ts", 'import type { Queue } from "./queue";\n'],
    ["lib/queue.test.ts", 'import { Queue } from "./queue";\n'],
    ["problems/a/solution.ts", 'import {\n  Queue,\n} from "../../lib/queue";\nimport "./x.ts";\n'],
    ["problems/a/x.ts", ""],
    ["problems/a/brute.ts", ""],
    ["problems/b/solution.ts", "import { other } from '../../lib/other';\n"],
    ["problems/b/brute.ts", 'import { Queue } from "../../lib/queue";\n'],
    ["problems/b/problem.ts", ""],
    ["problems/c/check.ts", 'export { ring } from "../../lib/ring";\n'],
  ]),
);

it.each([
  [["problems/a/solution.ts"], ["a"]],
  [["problems/a/x.ts"], ["a"]],
  [["problems/b/problem.ts"], ["b"]],
  [["lib/queue.ts"], ["a"]],
  [["lib/ring.ts"], ["a", "c"]],
  [["lib/other.ts"], ["b"]],
  [["lib/queue.test.ts"], []],
  [["problems/a/brute.ts"], []],
  [["problems/a/wrong/x.ts"], []],
  [["problems/a/README.md"], []],
  [["cases/b/sample-1.in"], ["b"]],
  [["cases/b/cases.json"], []],
  [
    ["cases/b/sample-1.out", "problems/a/solution.ts"],
    ["a", "b"],
  ],
  [["problems/new/solution.ts"], ["new"]],
  [[".contest/a-x/solution.ts"], ["a-x"]],
  [[".contest/a-x/cases/sample-1.in"], ["a-x"]],
])("%j touches %j", (changed, slugs) => expect(touchedProblems(graph, changed)).toEqual(slugs));
