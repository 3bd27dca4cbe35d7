import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { DeskPanel } from "./desk-panel";
import { Desks } from "./desks";
import type { Judgebench } from "./find-judgebench";

// Desks and the panel against a VS Code whose settings change, and links without servers.

const fake = vi.hoisted(() => ({
  settings: {} as Record<string, unknown>,
  heard: new Set<(change: { affectsConfiguration(name: string): boolean }) => void>(),
  links: [] as {
    words: readonly string[];
    isOwn: boolean;
    isEnded: boolean;
    heard: { event(event: unknown): void; lost(): void };
  }[],
  joins: false,
  tabs: [] as { webview: { html: string } }[],
  focused: [] as string[],
}));

vi.mock("./desk-link", () => ({
  DeskLink: {
    async open(home: Judgebench, words: readonly string[], heard: never) {
      const own = { words, isOwn: !fake.joins, isEnded: false, heard };
      fake.links.push(own);
      const bytes = Buffer.from(`page ${fake.links.length}`);
      return Object.assign(own, {
        ...{ home, state: { tasks: [] } },
        order: async () => ({ done: true }),
        request: async () => ({ status: 200, type: "", bytes }),
        end: async () => {
          own.isEnded = true;
        },
      });
    },
  },
}));
vi.mock("vscode", () => {
  class Emitter {
    private readonly own = new EventEmitter();
    readonly event = (heard: (value: unknown) => void) => this.own.on("fire", heard);
    fire(value: unknown) {
      this.own.emit("fire", value);
    }
  }
  return {
    EventEmitter: Emitter,
    ProgressLocation: { Window: 10 },
    window: {
      withProgress: (_: unknown, run: () => unknown) => run(),
      showErrorMessage: async () => {},
      createWebviewPanel() {
        const closed: (() => void)[] = [];
        const tab = {
          webview: newWebview(),
          onDidDispose: (heard: () => void) => closed.push(heard),
          dispose() {
            fake.tabs = fake.tabs.filter((other) => other !== tab);
            for (const heard of closed) heard();
          },
        };
        fake.tabs.push(tab);
        return tab;
      },
    },
    ViewColumn: { Beside: -2 },
    commands: { executeCommand: async (name: string) => void fake.focused.push(name) },
    workspace: {
      isTrusted: true,
      workspaceFolders: [{ uri: { fsPath: process.cwd() } }],
      getConfiguration: () => ({
        get: (name: string, otherwise: unknown) => fake.settings[name] ?? otherwise,
      }),
      onDidChangeConfiguration: (heard: never) => {
        fake.heard.add(heard);
        return { dispose: () => fake.heard.delete(heard) };
      },
    },
  };
});

function newWebview() {
  return { html: "", options: {}, onDidReceiveMessage: () => {}, postMessage: () => {} };
}
const anyPage = expect.stringMatching(/page \d/);
const home: Judgebench = { folder: process.cwd(), launcher: "jb.cjs" };
const set = (name: string, value: unknown) => {
  fake.settings[name] = value;
  const affectsConfiguration = (asked: string) => asked === `judgebench.${name}`;
  for (const heard of fake.heard) heard({ affectsConfiguration });
};
const last = () => fake.links.at(-1)!;

it("starts its own server anew under another tier, and not one that it joined", async () => {
  const desks = new Desks();
  await desks.open(home);
  expect(last().words).toEqual(["--sandbox", "auto"]);
  set("sandbox", "D");
  await vi.waitFor(() => expect(fake.links.map(({ words }) => words[1])).toEqual(["auto", "D"]));
  await vi.waitFor(() => expect(desks.all).toEqual([last()]));
  expect(fake.links[0]!.isEnded).toBe(true);
  await desks.end();
  fake.joins = true;
  await desks.open(home);
  set("sandbox", "C");
  await new Promise((wake) => setTimeout(wake, 20));
  expect(last()).toMatchObject({ words: ["--sandbox", "D"], isEnded: false });
  fake.joins = false;
  desks.dispose();
});

it("shows the page again in a panel whose server was started anew by whatever", async () => {
  const desks = new Desks();
  const panel = new DeskPanel(desks);
  const webview = newWebview();
  const view = { webview, onDidDispose: () => {} };
  await panel.resolveWebviewView(view as unknown as Parameters<typeof panel.resolveWebviewView>[0]);
  expect(webview.html).toContain(`page ${fake.links.length}`);
  last().heard.lost();
  expect(webview.html).toContain("server has ended");
  await desks.open(home);
  last().heard.event({ type: "state", state: { tasks: [] } });
  await vi.waitFor(() => expect(webview.html).toContain(`page ${fake.links.length}`));
  panel.dispose();
  desks.dispose();
});

it("opens beside the editor when the setting has hidden its view, and goes back", async () => {
  const desks = new Desks();
  const panel = new DeskPanel(desks);
  const closed: (() => void)[] = [];
  const view = { webview: newWebview(), onDidDispose: (heard: () => void) => closed.push(heard) };
  await panel.resolveWebviewView(view as unknown as Parameters<typeof panel.resolveWebviewView>[0]);
  closed[0]!();
  set("panel", "beside the editor");
  await vi.waitFor(() => expect(fake.tabs.map(({ webview }) => webview.html)).toEqual([anyPage]));
  set("panel", "side bar");
  expect(fake.tabs).toEqual([]);
  await vi.waitFor(() => expect(fake.focused).toEqual(["judgebench.desk.focus"]));
  set("panel", "beside the editor");
  expect(fake.tabs).toEqual([]);
  panel.dispose();
  desks.dispose();
});
