import { join } from "node:path";
import { expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { judgePackage } from "./judge-package";

const root = testFolder();

async function lint(name: string, files: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const options = {
    lint: true,
    jobs: 2,
    limits: true,
    sandbox: "auto",
    reporter: "quiet",
  } as const;
  const exit = await judgePackage(writeFiles(join(root, name), files), options, (line) =>
    lines.push(line.replace(/\d+ ms/g, "N ms")),
  );
  return { exit, lines };
}

const read = 'const [a, b] = require("fs").readFileSync(0, "utf8").split(/\\s+/).map(Number);';
const SUM = `${read} console.log(a + b);\n`;
/** More than half of two seconds of CPU time. */
const BUSY =
  "for (let used = 0; used < 11e5; ) { const { user, system } = process.cpuUsage(); used = user + system; }\n";
/** Ends as ICPC's validators do: inputs are two numbers from 0 to what its argument says. */
const VALIDATOR = `${read} const most = Number(process.argv[2] ?? 9);
if (!(a >= 0 && b >= 0 && a <= most && b <= most)) { console.error("above " + most); process.exit(43); }
process.exit(42);\n`;
const data = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, input]) => {
      const [a = 0, b = 0] = input.split(" ").map(Number);
      return [
        [`data/${name}.in`, `${input}\n`],
        [`data/${name}.ans`, `${a + b}\n`],
      ];
    }),
  );
/** Ends as ICPC's output validators do. */
const ownChecker = (isRight: string) => ({
  "output_validators/check.js": `const fs = require("fs"); const [, , , answer] = process.argv;
const [want, have] = [fs.readFileSync(answer, "utf8"), fs.readFileSync(0, "utf8")];
process.exit(${isRight} ? 42 : 43);\n`,
});
const yaml = (more: string) => `name: Sum\nvalidation: custom\n${more}`;

it("finds nothing in a package that has all of it", async () => {
  const whole = await lint("whole", {
    "problem.yaml": yaml("limits: { time_limit: 60 }\n"),
    ...data({ "sample/1": "1 2", "secret/a/1": "5 0", "secret/b/1": "70 7" }),
    "data/secret/b/testdata.yaml": "input_validator_flags: 100\n",
    "input_validators/small.js": VALIDATOR,
    "submissions/accepted/sum.js": SUM,
    ...ownChecker("want.trim() === have.trim()"),
  });
  expect(whole).toEqual({ exit: EXIT.accepted, lines: ["8 passed, 0 failed"] });
});

it("names every fault of a package", async () => {
  const broken = await lint("broken", {
    "problem.yaml": yaml("limits: { time_limit: 2 }\n"),
    ...data({ "secret/1": "1 2", "secret/2": "70 7" }),
    "data/secret/3.in": "1 1\n",
    "data/secret/c/testdata.yaml": "input_validator_flags: 100\n",
    "input_format_validators/small/main.js": VALIDATOR,
    "submissions/accepted/sum.js": `${BUSY}${SUM}`,
    "submissions/accepted/minus.js": SUM.replace("a + b", "a - b"),
    ...ownChecker("true"),
  });
  expect(broken.exit).toBe(EXIT.notAccepted);
  expect(broken.lines).toEqual([
    "broken: half a case: data/secret/3.in is missing or alone",
    "broken: no sample",
    "broken: unused group: secret/c holds no case",
    "broken: the validator main.js refuses secret/2: above 9",
    "broken: time limit N ms: accepted/sum.js takes N ms, more than half of it",
    "broken: the checker accepts an empty output for secret/1",
    "broken: the checker accepts an empty output for secret/2",
    "broken: the checker accepts the answer of another case for each of 2 cases",
    "2 passed, 6 failed",
  ]);
  const closed = await lint("closed", {
    "problem.yaml": yaml("limits: { time_limit: 60 }\n"),
    ...data({ "sample/1": "1 2", "secret/1": "5 0" }),
    "submissions/wrong_answer/sum.js": SUM,
    ...ownChecker("false"),
  });
  expect(closed.lines).toEqual([
    "closed: no validator of its inputs",
    "closed: no accepted solution",
    "closed: the checker refuses the answer of sample/1: the checker gave no reason",
    "closed: the checker refuses the answer of secret/1: the checker gave no reason",
    "4 passed, 3 failed",
  ]);
});

it.each([
  [
    "uoj",
    {
      "problem.conf":
        "n_tests 2\nn_subtasks 2\nsubtask_end_1 2\nsubtask_end_2 2\nuse_builtin_checker ncmp\ninput_pre a\ninput_suf in\noutput_pre b\noutput_suf out\n",
      ...{
        "a1.in": "1\n",
        "b1.out": "1\n",
        "a2.in": "2\n",
        "b2.out": "2\n",
        "val.py": "int(input())\n",
      },
    },
    ["no sample", "unused group: 2 holds no case"],
  ],
  [
    "sinol",
    {
      "config.yml": "title: S\ntime_limit: 1000\nmemory_limit: 65536\nscores: { 1: 40, 2: 60 }\n",
      ...{ "in/s1.in": "1\n", "out/s1.out": "1\n", "prog/sinwer.py": "print(open(0).read()[5])\n" },
    },
    ["no sample", "unused group: 2 holds no case", "the validator prog/sinwer.py refuses s1: "],
  ],
  [
    "hydro",
    {
      "config.yaml": "subtasks:\n- {id: 1, score: 100, cases: []}\ntype: submit_answer\n",
    },
    [
      "it cannot be judged: its type is",
      "no case",
      "unused group: 1 holds no case",
      "no validator",
    ],
  ],
])("%s: unused groups, validators, what cannot be judged", async (kind, files, faults) => {
  const { lines } = await lint(kind, files);
  const ofPackage = lines.filter((line) => line.startsWith(`${kind}: `));
  for (const [at, fault] of faults.entries()) expect(ofPackage[at]).toContain(`${kind}: ${fault}`);
});
