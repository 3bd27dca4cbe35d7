/** What the manifest is made of. */
export interface ManifestParts {
  readonly version: string;
  /** The judges whose runtimes may be chosen. */
  readonly judges: readonly string[];
  readonly tiers: readonly string[];
  /** Where Competitive Companion sends tasks: forwarded without a word, where files are elsewhere. */
  readonly ports: readonly number[];
  /** What package.json of the repository names, once it lies somewhere. */
  readonly repository?: string;
  readonly homepage?: string;
}

const COMMANDS: Readonly<Record<string, string>> = {
  judge: "Judge the Open File",
  debug: "Debug a Case of the Open File",
  stress: "Stress the Open File",
  submit: "Submit the Open File",
  send: "Send the Open File to the Judge",
  panel: "Show the Desk",
  debugSelected: "Debug the Selected Case of the Testing View",
  tests: "Show the Cases in the Testing View",
  new: "New Task",
  practice: "Practise a Problem That Is Due",
  hint: "Next Hint",
  start: "Start the Desk",
  stop: "Stop the Desk",
  install: "Set Up in This Folder",
};

const ICONS: Readonly<Record<string, string>> = { judge: "$(beaker)", panel: "$(checklist)" };
const IS_PROGRAM = "resourceLangId =~ /^(typescript|javascript|cpp|c|java|python|rust|go|ruby)$/";

/** F5 stays VS Code's own in every other file, and goes on from a breakpoint. */
const CASES_DEBUGGABLE = "judgebench.hasCases && editorTextFocus && !inDebugMode";

/** What the key tells its command. */
export const F5 = "F5";

/** VS Code has no key for it: its own command debugs the first of all tests, whatever is selected. */
const TESTS_FOCUSED = "judgebench.hasTests && focusedView == 'workbench.view.testing'";
const IS_BESIDE = "config.judgebench.panel == 'beside the editor'";

const STEPS = [
  {
    ...{ id: "workspace", title: "A folder with judgebench" },
    description:
      "Open a clone, or a folder that has the package.\n[Set up this folder](command:judgebench.install)",
  },
  {
    ...{ id: "judge", title: "Judge the open file" },
    description: "Open a solution and press Ctrl-Alt-J.\n[Judge it](command:judgebench.judge)",
  },
  {
    ...{ id: "panel", title: "Cases beside the code" },
    description:
      "The desk shows cases, differences, stress and submit.\n[Show the desk](command:judgebench.panel)",
  },
  {
    ...{ id: "contest", title: "A contest from the browser" },
    description:
      "While the desk runs, Competitive Companion sends tasks to it.\n[Start the desk](command:judgebench.start)",
  },
];

/** The extension's package.json. */
export function manifest({ version, judges, tiers, ports, ...addresses }: ManifestParts) {
  return {
    ...addresses,
    ...{ name: "judgebench", displayName: "judgebench", publisher: "judgebench", version },
    description: "Judge the open contest program as exactly the file that you submit.",
    ...{ license: "MIT", icon: "icon.png", engines: { vscode: "^1.90.0" } },
    categories: ["Testing", "Education", "Other"],
    keywords: ["competitive programming", "online judge", "codeforces", "atcoder", "typescript"],
    main: "./extension.js",
    // Our own folders show the status bar and the Testing view at once; elsewhere a command or a view wakes us.
    activationEvents: ["node_modules/judgebench/package.json", "scripts/jb.cjs", ".contest"].map(
      (path) => `workspaceContains:${path}`,
    ),
    extensionKind: ["workspace"],
    capabilities: {
      untrustedWorkspaces: {
        supported: "limited",
        description:
          "Judging runs the programs of this folder: nothing is judged until you trust it.",
      },
      virtualWorkspaces: {
        supported: false,
        description: "Programs are judged where they are files.",
      },
    },
    contributes: {
      commands: Object.entries(COMMANDS).map(([name, title]) => ({
        ...{ command: `judgebench.${name}`, title, category: "judgebench" },
        ...(name in ICONS && { icon: ICONS[name] }),
      })),
      keybindings: [
        { command: "judgebench.judge", key: "ctrl+alt+j", mac: "cmd+alt+j" },
        { command: "judgebench.panel", key: "ctrl+alt+k", mac: "cmd+alt+k" },
        {
          ...{ command: "judgebench.submit", key: "ctrl+alt+shift+j", mac: "cmd+alt+shift+j" },
          when: "editorFocus",
        },
        { command: "judgebench.debug", key: "ctrl+alt+d", mac: "cmd+alt+d", when: "editorFocus" },
        { command: "judgebench.debug", key: "f5", args: F5, when: CASES_DEBUGGABLE },
        {
          ...{ command: "judgebench.debugSelected", key: "f5" },
          when: `${TESTS_FOCUSED} && !inputFocus && !inDebugMode`,
        },
      ],
      menus: {
        "editor/title": [
          {
            ...{ command: "judgebench.judge", group: "navigation" },
            when: `${IS_PROGRAM} && resourceScheme == file`,
          },
          {
            ...{ command: "judgebench.panel", group: "navigation" },
            when: `${IS_PROGRAM} && resourceScheme == file && ${IS_BESIDE}`,
          },
        ],
      },
      viewsContainers: {
        activitybar: [{ id: "judgebench", title: "judgebench", icon: "icon.svg" }],
      },
      views: {
        judgebench: [
          {
            ...{ type: "webview", id: "judgebench.desk", name: "Desk", icon: "icon.svg" },
            when: `!(${IS_BESIDE})`,
          },
        ],
      },
      // VS Code asks nobody for tests before there are some.
      viewsWelcome: [
        {
          view: "testing",
          contents:
            "The cases of your programs, judged by their desk:\n[Show the cases](command:judgebench.tests)",
          when: "judgebench.isHere",
        },
      ],
      configurationDefaults: { "remote.portsAttributes": portsAttributes(ports) },
      configuration: { title: "judgebench", properties: settings(judges, tiers) },
      walkthroughs: [
        {
          ...{ id: "start", title: "Judge what you submit" },
          description: "Four steps to the first verdict",
          steps: STEPS.map((step) => ({ ...step, media: { markdown: `steps/${step.id}.md` } })),
        },
      ],
    },
  };
}

function portsAttributes(ports: readonly number[]) {
  const quiet = { label: "Competitive Companion", onAutoForward: "silent" };
  return Object.fromEntries(ports.map((port) => [port, quiet]));
}

function settings(judges: readonly string[], tiers: readonly string[]) {
  const all = {
    runOnSave: {
      ...{ type: "boolean", default: true },
      description: "Judge a task of the desk again when it is saved, once the desk runs.",
    },
    for: {
      ...{ type: "string", default: "", enum: ["", ...judges] },
      description: "The judge whose runtime runs programs; empty for this machine's Node.",
    },
    sandbox: {
      ...{ type: "string", default: "auto", enum: tiers },
      description:
        "The tier of isolation, from A (strongest) to E. A change starts the desk's server anew.",
    },
    panel: {
      ...{ type: "string", default: "side bar", enum: ["side bar", "beside the editor"] },
      description: "Where the desk is shown.",
    },
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, setting]) => [`judgebench.${name}`, setting]),
  );
}
