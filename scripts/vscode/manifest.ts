const COMMANDS = {
  judge: "Judge the Open File",
  stress: "Stress the Open File",
  submit: "Submit the Open File",
  stop: "Stop the Desk",
};

/** The extension's package.json. */
export function manifest(version: string) {
  const desk = { id: "judgebench", title: "judgebench", icon: "icon.svg" };
  const isScript = "resourceLangId == typescript";
  return {
    ...{ name: "judgebench", displayName: "judgebench", publisher: "judgebench", version },
    description: "Judge the open contest program as the file that you submit.",
    ...{ license: "MIT", engines: { vscode: "^1.90.0" }, categories: ["Testing", "Other"] },
    ...{ main: "./extension.js", activationEvents: [], extensionKind: ["workspace"] },
    capabilities: {
      untrustedWorkspaces: {
        supported: false,
        description: "Judging runs the programs of this folder: trust it first.",
      },
      virtualWorkspaces: false,
    },
    contributes: {
      commands: Object.entries(COMMANDS).map(([name, title]) => ({
        ...{ command: `judgebench.${name}`, title, category: "judgebench" },
        ...(name === "judge" && { icon: "$(play)" }),
      })),
      keybindings: [{ command: "judgebench.judge", key: "ctrl+alt+j", when: "editorTextFocus" }],
      menus: {
        "editor/title": [{ command: "judgebench.judge", group: "navigation", when: isScript }],
      },
      viewsContainers: { activitybar: [desk] },
      views: { judgebench: [{ type: "webview", id: "judgebench.desk", name: "Desk" }] },
    },
  };
}
