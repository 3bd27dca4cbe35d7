import { expect, it } from "vitest";
import { decidingFiles } from "./deciding-files";

// Names as setters may invent them: what is in a row is of that kind, whatever lies beside.
it.each([
  [
    "programs",
    "chk.cpp checker.cpp Checker.java checker.pas checker.zig checker checker.exe CHK.CPP",
  ],
  [
    "programs",
    "spj.cc SPJ.c tpj.cc special_judge.py special-judge.rs SpecialJudge.kt my_checker2.hs",
  ],
  [
    "programs",
    "parchk.cpp sum-checker.go check/checker cor/correttore checkers/main.cpp prog/pchk.ml",
  ],
  [
    "programs",
    "interactor.cpp a_interactor.py grader.cpp grader.h Grader.java manager manager.cpp",
  ],
  ["programs", "output_validators/v/main.py output_validator.py check.cpp interact.py checker.ts"],
  ["validators", "validator.cpp validator input_validators/a.py my_validator.py Validator.java"],
  [
    "settings",
    "config.yml config.yaml config.ini config.json config.toml problem.conf problem.json",
  ],
  ["settings", "problem.rbx.yml problem.rbx.yaml data.yml data.yaml task.yaml task.json task.ini"],
  ["settings", "init.yml testdata/config.yaml a/b/problem.conf subtasks.json"],
] as const)("%s: %s", (kind, names) => {
  for (const name of names.split(" ")) {
    const { programs, validators, settings } = decidingFiles([name, "README.md"]);
    expect({ programs, validators, settings }, name).toEqual({
      ...{ programs: [], validators: [], settings: [] },
      [kind]: [name],
    });
  }
});

it("what is ours, of other tools, or a text decides nothing", () => {
  const names =
    "problem.ts check.ts solution.ts validate.ts tsconfig.json vite.config.ts jest.config.js config.ts package.json " +
    "grader.in.1 grader.expect.1.out checker.md checker.txt task.pdf task.md task.ts task.cpp checksum.py main.cpp " +
    "task-manager.ts upgrader.py data.json testlib.h node_modules/x/checker.js statement.html data/1.in";
  for (const name of names.split(" ")) {
    const { programs, validators, settings } = decidingFiles([name]);
    expect([...programs, ...validators, ...settings], name).toEqual([]);
  }
  expect(decidingFiles(["problem.ts", "check.cpp", "interact.cpp"]).programs).toEqual([]);
});
