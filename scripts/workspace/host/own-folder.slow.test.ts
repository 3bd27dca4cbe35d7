import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";

// README's second way as a newcomer walks it: npm run init in the clone, then a problem of one's own, in a folder
// with a blank and an umlaut. Where the tests run as root and the clone can be read, as an ordinary user.

const NOBODY = 65_534;
const top = testFolder({}, "own folder ü-");
const folder = join(top, "my contests ä");
let who: { uid?: number; gid?: number } = {};

beforeAll(() => {
  mkdirSync(join(top, "home"));
  who = ordinaryUser();
});
afterAll(() => void execFileSync("chmod", ["-R", "u+w", top]));

/** Gives everything in `top` to an ordinary user, if this process may and that user can read the clone. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const user = { uid: NOBODY, gid: NOBODY };
  try {
    execFileSync(process.execPath, ["scripts/start.cjs", "doctor"], {
      cwd: TOOL,
      env: { PATH: process.env.PATH, XDG_CACHE_HOME: "/nowhere" },
      stdio: "ignore",
      ...user,
    });
  } catch {
    return {};
  }
  for (const place of [top, join(top, "home")]) chownSync(place, NOBODY, NOBODY);
  return user;
}

/** What the machine's npm needs to reach a registry; all else of npm's is the user's own. */
const NETWORK = ["registry", "cafile", "proxy", "https-proxy", "noproxy"].flatMap((name) => {
  const value = execFileSync("npm", ["config", "get", name], { encoding: "utf8" }).trim();
  return ["", "null", "undefined"].includes(value)
    ? []
    : [[`npm_config_${name.replace("-", "_")}`, value] as const];
});

function run(cwd: string, words: readonly string[], input = "") {
  const [program, ...rest] = words as [string, ...string[]];
  const home = join(top, "home");
  const env = { PATH: process.env.PATH, HOME: home, NO_COLOR: "1", ...Object.fromEntries(NETWORK) };
  return execa(program, rest, {
    cwd,
    input,
    env,
    extendEnv: false,
    reject: false,
    all: true,
    ...who,
  });
}

async function expectRun(code: number, cwd: string, words: readonly string[], input = "") {
  const { exitCode, all } = await run(cwd, words, input);
  expect(exitCode, `${words.join(" ")}\n${all}`).toBe(code);
  return all;
}

const jb = (code: number, words: readonly string[], input = "") =>
  expectRun(code, folder, ["npx", "jb", ...words], input);

function write(path: string, text: string): void {
  const file = join(folder, path);
  writeFileSync(file, text);
  if (who.uid !== undefined) chownSync(file, who.uid, who.uid);
}

/** A SHA-256 of all files of the installed package. */
function packageHash(): string {
  const place = join(folder, "node_modules/judgebench");
  const files = readdirSync(place, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const path of paths.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

it("npm run init makes the folder and installs a packed copy, and its example is accepted", async () => {
  const said = await expectRun(0, TOOL, ["npm", "run", "-s", "init", "--", folder]);
  // From a clone beside it the path is a relative one.
  expect(said).toMatch(/next: cd ".*my contests ä" && npx jb judge smaller-before/);
  const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { version } = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8"));
  const tarball = `vendor/judgebench-${version}.tgz`;
  expect(devDependencies).toEqual({ judgebench: `file:${tarball}` });
  expect(statSync(join(folder, tarball)).size).toBeLessThan(3_200_000); // with F12's maps
  const installed = execFileSync("du", ["-sm", join(folder, "node_modules")], { encoding: "utf8" });
  expect(Number.parseInt(installed, 10)).toBeLessThanOrEqual(150);
  expect(statSync(join(folder, "node_modules/judgebench")).uid).toBe(
    who.uid ?? process.getuid?.() ?? 0,
  );
  expect(await jb(0, ["judge", "smaller-before"])).toContain("2 passed, 0 failed");
});

const program = (pairs: string) => `import { runProgram } from "judgebench/io/run-program";
import { Scanner } from "judgebench/io/scanner";
import { Writer } from "judgebench/io/writer";

export function solve(input: Uint8Array): Uint8Array {
  const n = new Scanner(input).int();
  const writer = new Writer();
  for (let k = 1; k <= n; k++) writer.int(${pairs}).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
`;

it("a problem of one's own goes from new to submit, and the package stays as it is", async () => {
  for (const entry of readdirSync(join(folder, "node_modules/judgebench"))) {
    chmodSync(join(folder, "node_modules/judgebench", entry), 0o555);
  }
  const before = packageHash();
  expect(await jb(0, ["new", "two-knights"])).toContain("npx jb case two-knights --sample");
  expect(await jb(4, ["judge", "two-knights"])).toContain("try: npx jb case two-knights --sample");
  await jb(0, ["case", "two-knights", "--sample"], "2\n\n0\n6\n\n");
  const right = "(k * k * (k * k - 1)) / 2 - 4 * (k - 1) * (k - 2)";
  write("problems/two-knights/solution.ts", program(right));
  expect(await jb(0, ["judge", "two-knights"])).toContain("1 passed, 0 failed");
  write("problems/two-knights/brute.ts", program(`0 + ${right}`));
  write(
    "problems/two-knights/generate.ts",
    `import fc from "fast-check";

export const small = fc.integer({ min: 1, max: 9 }).map((n) => \`\${n}\\n\`);
`,
  );
  write(
    "problems/two-knights/validate.ts",
    "export function validate(_input: Uint8Array): void {}\n",
  );
  expect(await jb(0, ["stress", "two-knights", "--for", "1s"])).toMatch(
    /no difference|agree|0 failed/,
  );
  expect(await jb(0, ["submit", "two-knights", "--stdout"])).toContain("class Scanner {");
  expect(await jb(0, ["check"])).toMatch(/\d passed, 0 failed$/);
  expect(packageHash()).toBe(before);
});
