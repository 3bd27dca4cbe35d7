import { ExpectedError } from "../base/expected-error";
import { LAUNCH, TASKS } from "./editor-files";

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
  const jbScripts = Object.fromEntries(SCRIPTS.map((name) => [name, `jb ${name}`]));
  const isNamed = NAME in dependencies || NAME in devDependencies || NAME in manifest;
  if (isNamed && SCRIPTS.every((name) => name in scripts)) return text;
  const whole = {
    ...manifest,
    scripts: { ...scripts, ...jbScripts, ...scripts },
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
    // Node's types lie in the clone where judgebench is only linked.
    typeRoots: ["node_modules/@types", "node_modules/judgebench/node_modules/@types"],
    strict: true,
    noEmit: true,
    isolatedModules: true,
    moduleDetection: "force", // each file is a program
    esModuleInterop: true,
    skipLibCheck: true,
  },
  exclude: ["node_modules", ".cache"],
  "ts-node": { swc: true, compilerOptions: { module: "commonjs" } },
};

const README = `# Solutions

On a computer where this folder is new: \`npm install\`. Every day:

\`\`\`
npx jb new two-knights             # problems/two-knights and cases/two-knights
npx jb case two-knights --sample   # add a sample by pasting it
npx jb judge two-knights --watch   # after each edit, the verdicts of the one file that you will submit
npx jb stress two-knights          # looks for a small input on which it fails
npx jb submit two-knights          # judges it once more, copies it, names the judge's page
npx jb judge abc/001/a.ts          # any program, with its cases beside it: abc/001/a-1.in, a-1.out
\`\`\`

On the day of a contest:

\`\`\`
npx jb import            # then the button of Competitive Companion in the browser: tasks by letter, with samples
npx jb judge a           # task a; so do case, stress and submit
npx jb desk --open       # all of this as a page beside the editor
npx jb contest           # what lies on the desk; contest keep a makes a problem of task a
\`\`\`

\`npx jb practice\` gives a problem again that is due. \`npx jb --help\` lists all commands, \`npx jb help judge\`
the options of one. In VS Code, Ctrl+Shift+B judges the open file. \`vendor/\`,
where it is there, has the judgebench of this folder: it belongs into git with the rest.
`;

/** The files of a workspace by their paths; each is written atomically. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ["tsconfig.json", json(TSCONFIG)],
  [".vscode/tasks.json", json(TASKS)],
  [".vscode/launch.json", json(LAUNCH)],
  ["README.md", README],
]);

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
