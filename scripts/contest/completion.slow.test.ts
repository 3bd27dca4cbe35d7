import { spawn, spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { testFolder, writeFiles } from "../testing/test-folder";
import { completion } from "./completion";

// What a user types before Tab, and what the shell then has; each shell on a terminal of its own.

const NAMES = [
  ["ju", "judge"],
  ["judge kn", "judge knight-moves"],
  ["judge a-r", "judge a-rivers"],
  ["run knight-moves edge-t", "run knight-moves edge-two"],
  ["run a sa", "run a sample-1"],
  ["run b r", "run b random-1"],
  ["judge zz", "judge zz"],
  ["judge --fil", "judge --filter"],
  ["judge kn --for codef", "judge kn --for codeforces"],
  ["judge --sandbox s", "judge --sandbox strict"],
] as const;
const PATHS = [
  ["judge abc/o", "judge abc/ok.js"],
  ["judge --testlib te", "judge --testlib testlib.h"],
] as const;

const top = testFolder({}, "it's a folder-");
const jb = join(top, "bin/jb");
const task = (letter: string) => `{\n  "title": "T",\n  "letter": "${letter}"\n}\n`;
const FILES = {
  "problems/knight-moves/x": "",
  "cases/knight-moves/edge-one.in": "",
  "cases/knight-moves/edge-two.in": "",
  ".contest/a-towers/cases/sample-1.in": "",
  ".contest/a-towers/task.json": task("a"),
  ".contest/a-rivers/cases/sample-2.in": "",
  ".contest/a-rivers/task.json": task("a"),
  ".contest/b-roads/cases/random-1.in": "",
  ".contest/b-roads/task.json": task("b"),
  ".contest/letters.json": '{\n  "contest": "C",\n  "letters": {\n    "a": "a-towers"\n  }\n}\n',
  "abc/ok.js": "",
  "testlib.h": "",
};

beforeAll(() => {
  const words = [join(TOOL, "scripts/jb.cjs"), "judge", "--help"];
  const { stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
  writeFiles(top, {
    "bin/jb": `#!/bin/sh\ncase "$*" in *--help) cat '${join(top, "help").replaceAll("'", "'\\''")}' ;; *) echo "GOT<$*>" ;; esac\n`,
    help: stdout,
    "away/x": "",
  });
  chmodSync(jb, 0o755);
  writeFiles(join(top, "clone"), FILES);
  writeFiles(join(top, "mine"), { ...FILES, "package.json": '{ "judgebench": {} }' });
});

const SHELLS = {
  bash: "PS1=@@ exec bash --norc --noprofile -i",
  zsh: "PS1=@@ exec zsh -f -i",
  fish: "exec fish --no-config -i -C 'function fish_prompt; echo -n @@; end'",
} as const;

/** Types each line on a terminal of the shell, and gives what jb was called with. */
async function typeIn(shell: keyof typeof SHELLS, lines: readonly string[]): Promise<string[]> {
  const env = { ...process.env, PATH: `${join(top, "bin")}:${process.env.PATH}` };
  const child = spawn("script", ["-qfec", SHELLS[shell], "/dev/null"], {
    cwd: top,
    env: { ...env, HOME: top, TERM: "xterm", INPUTRC: "/dev/null" },
  });
  let output = "";
  let heard = () => {};
  child.stdout.on("data", (piece) => {
    output += piece;
    heard();
  });
  const closed = new Promise<void>((done) => child.on("close", done));
  const until = (isThere: () => boolean) => {
    const told = new Promise<void>((done) => {
      heard = () => isThere() && done();
      heard();
    });
    return Promise.race([told, closed]);
  };
  await until(() => output.includes("@@"));
  for (const line of lines) {
    const from = output.length;
    child.stdin.write(`${line}\r`);
    await until(() => /GOT<.*>.*@@/s.test(output.slice(from)));
  }
  child.stdin.write("exit\r");
  await closed;
  return [...output.matchAll(/GOT<(.*?) ?>/g)].map(([, words]) => words!);
}

it.for(Object.keys(SHELLS) as (keyof typeof SHELLS)[])(
  "%s completes commands, names, cases, options, their values and paths",
  { timeout: 60_000 },
  async (shell, { skip }) => {
    skip(process.platform !== "linux", "script takes other options here");
    for (const program of ["script", shell]) {
      skip(spawnSync(program, ["--version"]).error !== undefined, `there is no ${program} here`);
    }
    const script = completion(shell, join(top, "clone"), ["judge", "run", "submit"]);
    writeFiles(top, { [`${shell}.sh`]: script });
    const some = NAMES.slice(1, 6);
    const places = { away: some, "mine/abc": some, mine: [...NAMES, ...PATHS] };
    const lines = Object.entries(places).flatMap(([place, pairs]) => [
      [`cd "$HOME/${place}"; jb in ${place}`, `in ${place}`],
      ...pairs.map(([typed, got]) => [`jb ${typed}\t`, got]),
    ]);
    const start = `source "$HOME/${shell}.sh"; jb loaded`;
    const got = await typeIn(shell, [start, ...lines.map(([line]) => line!)]);
    expect(got).toEqual(["loaded", ...lines.map(([, words]) => words)]);
  },
);

it("PowerShell gets the same names", () => {
  const powershell = completion("powershell", top, ["judge", "run"]);
  expect(powershell).toContain("Register-ArgumentCompleter -Native -CommandName jb");
  expect(powershell).toContain("$names = @('judge', 'run')");
  expect(powershell).toContain("it''s a folder-"); // a quote within quotes
});
