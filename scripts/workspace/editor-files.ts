/** A variable of VS Code. */
const variable = (name: string) => `$\{${name}}`;
const ROOT = variable("workspaceFolder");

/** A line that names a place of a program is a problem in the editor: a compilation error, or a stack's frame. */
const MATCHERS = [
  matcher("^CE .*?: (.+?\\.[cm]?[jt]sx?):(\\d+)(?::(\\d+))?: (.+)$", 4),
  matcher("^\\s*\\|?\\s*at .*?([^\\s():]+\\.[cm]?[jt]sx?):(\\d+)(?::(\\d+))?", 0),
];

function matcher(regexp: string, message: number) {
  const pattern = { regexp, file: 1, line: 2, column: 3, message };
  return { owner: "judge", fileLocation: ["autoDetect", ROOT], pattern };
}

/** .vscode/tasks.json */
export const TASKS = {
  version: "2.0.0",
  tasks: [
    task("judge this file", "judge", {
      group: { kind: "build", isDefault: true },
      presentation: { reveal: "always", clear: true },
      problemMatcher: MATCHERS,
    }),
    task("watch this file", "judge --watch", { isBackground: true, problemMatcher: [] }),
    task("stress this file", "stress", { problemMatcher: MATCHERS }),
    task("submit this file", "submit", { problemMatcher: MATCHERS }),
  ],
};

function task(label: string, words: string, more: object): object {
  return { label, type: "shell", command: `npx jb ${words} "\${file}"`, ...more };
}

/** .vscode/launch.json: the debugger steps over the judge, but not over the library. */
export const LAUNCH = {
  version: "0.2.0",
  configurations: [
    {
      name: "debug this solution on a case",
      type: "node",
      request: "launch",
      program: `${ROOT}/node_modules/judgebench/scripts/jb.cjs`,
      args: [
        "run",
        variable("relativeFileDirname"),
        variable("input:case"),
        "--solution",
        variable("file"),
      ],
      cwd: ROOT,
      console: "integratedTerminal",
      autoAttachChildProcesses: true,
      skipFiles: [
        "<node_internals>/**",
        "**/node_modules/**",
        "!**/node_modules/judgebench/{lib,cjs,esm}/**",
      ],
    },
  ],
  inputs: [
    {
      id: "case",
      type: "promptString",
      description: "the case: its name in cases/, such as sample-1",
      default: "sample-1",
    },
  ],
};
