import { ExpectedError } from "../base/expected-error";

const NAME = "judgebench";

/** npm run judge -- x, for those who do not type npx jb. */
const SCRIPTS = ["new", "judge", "stress", "submit", "check"];

interface Manifest {
  readonly type?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly [NAME]?: unknown;
}

/** package.json with the scripts that it lacks, and with judgebench of this version if it does not name it. */
export function withJudgebench(text: string, version: string): string {
  const manifest = parsed(text);
  const { scripts = {}, dependencies = {}, devDependencies = {} } = manifest;
  const own = Object.fromEntries(SCRIPTS.map((name) => [name, `jb ${name}`]));
  const isNamed = NAME in dependencies || NAME in devDependencies || NAME in manifest;
  if (isNamed && SCRIPTS.every((name) => name in scripts)) return text;
  const whole = {
    ...manifest,
    scripts: { ...scripts, ...own, ...scripts },
    ...(!isNamed && { devDependencies: { ...devDependencies, [NAME]: `^${version}` } }),
  };
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? "  ";
  return `${JSON.stringify(whole, null, indent)}\n`;
}

/** True where Node takes the folder's files for ES modules, and npx ts-node then reads no TypeScript. */
export function isOfModules(text: string): boolean {
  return parsed(text).type === "module";
}

function parsed(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new ExpectedError(`package.json is no JSON: ${(error as Error).message}`, "npm pkg fix");
  }
}

const IGNORED = ["node_modules/", ".cache/", ".contest/", ".practice/", "cases/*/large-*"];

/** .gitignore with the lines that it lacks. */
export function withIgnored(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\/|\/$/g, ""));
  const lacks = IGNORED.filter((line) => !lines.includes(line.replace(/\/$/, "")));
  const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  return lacks.length === 0 ? text : `${before}${lacks.join("\n")}\n`;
}

const TSCONFIG = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2023"],
    module: "node16",
    types: ["node"],
    strict: true,
    noEmit: true,
    isolatedModules: true,
    esModuleInterop: true,
    skipLibCheck: true,
  },
  exclude: ["node_modules", ".cache"],
  "ts-node": { swc: true, compilerOptions: { module: "commonjs" } },
};

const TASKS = {
  version: "2.0.0",
  tasks: [
    task("judge this file", "judge", {
      group: { kind: "build", isDefault: true },
      presentation: { reveal: "always", clear: true },
    }),
    task("watch this file", "judge --watch", { isBackground: true }),
    task("stress this file", "stress", {}),
    task("submit this file", "submit", {}),
  ],
};

function task(label: string, words: string, more: object): object {
  const command = `npx jb ${words} "\${file}"`;
  return { label, type: "shell", command, ...more, problemMatcher: [] };
}

/** A variable of VS Code. */
const variable = (name: string) => `$\{${name}}`;
const ROOT = variable("workspaceFolder");

// The debugger steps over the judge, but not over the library.
const LAUNCH = {
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

const README = `# Solutions

\`\`\`
npx jb new two-knights             # problems/two-knights and cases/two-knights
npx jb case two-knights --sample   # add a sample by pasting it
npx jb judge two-knights           # judges the one file that you will submit
npx jb stress two-knights          # looks for a small input on which it fails
npx jb submit two-knights
npx jb judge abc/001/a.ts          # any program, with its cases beside it
\`\`\`
`;

/** The files of a workspace that are written whole or not at all, by their paths. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ["tsconfig.json", json(TSCONFIG)],
  [".vscode/tasks.json", json(TASKS)],
  [".vscode/launch.json", json(LAUNCH)],
  ["README.md", README],
]);

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
