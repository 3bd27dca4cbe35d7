import { EventEmitter } from "node:events";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { TOOL } from "../../base/host/roots";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { manifest } from "../manifest";
import { panelHtml } from "../panel-html";
import { activate } from "./extension";

// VS Code as far as activation asks for it: it counts what is registered and starts.

const fake = vi.hoisted(() => ({
  commands: new Map<string, (by?: unknown) => Promise<void>>(),
  ran: [] as string[],
  errors: [] as string[],
  shown: { text: "", isVisible: false },
  context: {} as Record<string, unknown>,
  follow: (_editor: unknown) => {},
  document: undefined as { uri: { scheme: string; fsPath: string }; isClosed: boolean } | undefined,
  isTrusted: false,
  terminal: {},
  kept: new Map<string, string>(),
  folders: [] as { uri: { fsPath: string } }[],
  chosen: [] as { fsPath: string }[],
  typed: [] as (readonly [cwd: string, line: string, runs: boolean])[],
}));
const spawned = vi.hoisted(() => vi.fn());

vi.mock("node:child_process", async (original) => ({ ...(await original()), spawn: spawned }));
vi.mock("vscode", () => {
  const disposable = { dispose: () => {} };
  const none = () => disposable;
  class Emitter {
    private readonly own = new EventEmitter();
    readonly event = (heard: (value: unknown) => void) => {
      this.own.on("fire", heard);
      return disposable;
    };
    fire(value: unknown) {
      this.own.emit("fire", value);
    }
  }
  const item = {
    set text(text: string) {
      fake.shown.text = text;
    },
    show: () => {
      fake.shown.isVisible = true;
    },
    hide: () => {
      fake.shown.isVisible = false;
    },
    ...disposable,
  };
  return {
    EventEmitter: Emitter,
    StatusBarAlignment: { Left: 1 },
    TestRunProfileKind: { Run: 1, Debug: 2 },
    ThemeColor: class {},
    ProgressLocation: { Window: 10 },
    commands: {
      registerCommand: (name: string, run: () => Promise<void>) => {
        fake.commands.set(name, run);
        return disposable;
      },
      executeCommand: async (command: string, name: string, value: unknown) => {
        if (command === "setContext") fake.context[name] = value;
        else fake.ran.push(command);
      },
    },
    Uri: { file: (fsPath: string) => ({ fsPath }) },
    env: {},
    languages: { createDiagnosticCollection: none },
    tests: { createTestController: () => ({ createRunProfile: none, items: [], ...disposable }) },
    window: {
      createStatusBarItem: () => item,
      createOutputChannel: none,
      onDidChangeTerminalShellIntegration: (heard: (event: unknown) => void) => {
        setTimeout(() => heard({ terminal: fake.terminal }), 0);
        return disposable;
      },
      createTerminal: ({ cwd }: { cwd: string }) => {
        fake.terminal = {
          show: () => {},
          sendText: (line: string, runs: boolean) => fake.typed.push([cwd, line, runs]),
        };
        return fake.terminal;
      },
      registerWebviewViewProvider: none,
      onDidChangeActiveTextEditor: (heard: (editor: unknown) => void) => {
        fake.follow = heard;
        return disposable;
      },
      showOpenDialog: async () => fake.chosen,
      showErrorMessage: async (message: string) => void fake.errors.push(message),
      get activeTextEditor() {
        return fake.document && { document: fake.document };
      },
    },
    workspace: {
      get workspaceFolders() {
        return fake.folders;
      },
      getConfiguration: () => ({ get: (_: string, value: unknown) => value }),
      onDidChangeConfiguration: none,
      onDidGrantWorkspaceTrust: none,
      get isTrusted() {
        return fake.isTrusted;
      },
    },
  };
});

const open = (path: string) => {
  fake.document = { uri: { scheme: "file", fsPath: join(TOOL, path) }, isClosed: false };
};

it("registers the commands of the manifest as it wakes, and starts no process", async () => {
  open("problems/knight-moves/solution.ts");
  const globalState = {
    get: (name: string) => fake.kept.get(name),
    update: async (name: string, value: string) => void fake.kept.set(name, value),
  };
  activate({ subscriptions: [], globalState } as unknown as Parameters<typeof activate>[0]);
  const { contributes } = manifest({ version: "1.0.0", judges: [], tiers: [], ports: [] });
  const own = contributes.commands.map(({ command }) => command);
  expect(own.filter((name) => !fake.commands.has(name))).toEqual([]);
  expect(spawned).not.toHaveBeenCalled();
  expect(fake.shown).toEqual({ text: "$(beaker) judge", isVisible: true });
});

it.each([
  ["problems/knight-moves/solution.ts", true],
  ["cases/knight-moves/edge-one.in", true],
  ["scripts/vscode/manifest.ts", false],
  ["README.md", false],
])("F5 in %s debugs a case: %s", (path, isOurs) => {
  open(path);
  fake.follow({ document: fake.document });
  expect(fake.context["judgebench.hasCases"]).toBe(isOurs);
});

it("leaves F5 alone where no file is in the editor", () => {
  open("problems/knight-moves/solution.ts");
  fake.follow({ document: fake.document });
  fake.follow({ document: { uri: { scheme: "untitled", fsPath: "Untitled-1" } } });
  expect(fake.context["judgebench.hasCases"]).toBe(false);
});

it("F5 that comes before the other file is known is VS Code's own", async () => {
  const debug = fake.commands.get("judgebench.debug")!;
  fake.errors.length = 0;
  open("scripts/vscode/manifest.ts");
  await debug();
  expect(fake.errors).toEqual([expect.stringContaining("has cases")]);
  await debug("F5");
  expect(fake.ran).toEqual(["workbench.action.debug.start"]);
  fake.errors.length = 0;
});

it("says what is wrong instead of judging", async () => {
  const judge = fake.commands.get("judgebench.judge")!;
  open("README.md");
  await judge();
  open("problems/knight-moves/solution.ts");
  await judge();
  expect(fake.errors).toEqual([
    "judgebench: this file is neither a program nor of a task",
    "judgebench: judging runs the programs of this folder, and you have not trusted it yet",
  ]);
  expect(spawned).not.toHaveBeenCalled();
});

it("hints in a terminal that stays when the hint is printed", async () => {
  open("problems/knight-moves/solution.ts");
  await fake.commands.get("judgebench.hint")!();
  const launcher = expect.stringMatching(/^node ".*jb\.cjs" hint knight-moves$/);
  expect(fake.typed).toEqual([[TOOL, launcher, true]]);
});

it.each([
  ["problems/queens/brute.ts", "submit", ""],
  ["abc/c.ts", "send", " --send"],
])("takes %s itself, never a task's solution for it, to %s", async (path, name, option) => {
  open(path);
  fake.isTrusted = true;
  fake.typed.length = 0;
  await fake.commands.get(`judgebench.${name}`)!();
  const [[, line]] = fake.typed as [(typeof fake.typed)[0]];
  expect(line).toMatch(/^node ".*jb\.cjs" /);
  expect(line.endsWith(` submit "${join(TOOL, path)}"${option}`)).toBe(true);
  fake.isTrusted = false;
});

it("sets a folder up at once: by npm where it is named there, else by the clone, asked for once", async () => {
  const install = fake.commands.get("judgebench.install")!;
  const place = testFolder();
  const named = '{ "devDependencies": { "judgebench": "*" } }';
  writeFiles(place, { "new/a.ts": "", "named/package.json": named, "named/sub/a.ts": "" });
  const setUpIn = async (name: string, by?: string) => {
    [fake.typed.length, fake.errors.length] = [0, 0];
    fake.folders = [{ uri: { fsPath: join(place, name) } }];
    await install(by);
    return fake.typed;
  };
  fake.document = undefined;
  fake.isTrusted = true;
  const init = [[TOOL, `npm run init -- "${join(place, "new")}"`, true]];
  expect(fake.kept.get("clone")).toBe(TOOL); // a file of it was in the editor
  expect(await setUpIn("new")).toEqual(init);
  fake.kept.set("clone", join(place, "gone"));
  expect(await setUpIn("new")).toEqual([]); // nothing was chosen
  fake.chosen = [{ fsPath: place }];
  expect(await setUpIn("new")).toEqual([]);
  expect(fake.errors).toEqual([`judgebench: ${place} is no clone of judgebench`]);
  fake.chosen = [{ fsPath: TOOL }];
  expect(await setUpIn("new")).toEqual(init);
  fake.chosen = [];
  expect(await setUpIn("new")).toEqual(init);
  const npm = [[join(place, "named"), "npm install", true]];
  expect(await setUpIn("named/sub")).toEqual(npm);
  expect(await setUpIn("new", join(place, "named"))).toEqual(npm);
  fake.folders = [{ uri: { fsPath: TOOL } }];
  await install();
  expect(fake.errors).toEqual([`judgebench: ${TOOL} has judgebench already`]);
  fake.isTrusted = false;
  fake.folders = [];
});

it("has keys that do not clash with one another, nor with CPH's", () => {
  const { contributes } = manifest({ version: "1", judges: [], tiers: [], ports: [] });
  const keys = contributes.keybindings.filter(({ key }) => key !== "f5").map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(["ctrl+alt+j", "ctrl+alt+k", "ctrl+alt+shift+j"]));
  expect(keys).not.toContain("ctrl+alt+b");
});

it("runs where the files are, and its panel loads nothing from this machine", () => {
  const { extensionKind, contributes } = manifest({
    version: "1",
    judges: [],
    tiers: [],
    ports: [],
  });
  expect(extensionKind).toEqual(["workspace"]);
  expect(Object.keys(contributes.views)).toEqual(["judgebench"]);
  const html = panelHtml({ script: "", style: "", slug: "a", nonce: "abc" });
  expect(html).toContain(
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-abc'; img-src data:",
  );
  expect(html).not.toMatch(/https?:|localhost|127\.0\.0\.1|connect-src/);
});

it("F5 in the Testing view asks for a case where none is selected", async () => {
  fake.errors.length = 0;
  await fake.commands.get("judgebench.debugSelected")!();
  expect(fake.errors).toEqual(["judgebench: select a case in the Testing view, then press F5"]);
});
