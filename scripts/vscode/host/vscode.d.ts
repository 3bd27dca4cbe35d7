/** The parts of VS Code's API that the extension uses; VS Code gives the module itself. */
declare module "vscode" {
  interface Disposable {
    dispose(): unknown;
  }
  interface Uri {
    readonly fsPath: string;
  }
  interface TextEditor {
    readonly document: { readonly uri: Uri; save(): Thenable<boolean> };
  }
  interface WorkspaceFolder {
    readonly uri: Uri;
  }
  interface Webview {
    html: string;
    options: { readonly enableScripts: boolean; readonly localResourceRoots: readonly Uri[] };
    postMessage(message: unknown): Thenable<boolean>;
    onDidReceiveMessage(heard: (message: PanelMessage) => unknown): Disposable;
  }
  interface WebviewView {
    readonly webview: Webview;
    onDidDispose(heard: () => unknown): Disposable;
  }
  type PanelMessage =
    | { readonly type: "follow" }
    | { readonly type: "reload" }
    | {
        readonly type: "request";
        readonly id: number;
        readonly request: {
          readonly path: string;
          readonly query?: Readonly<Record<string, string>>;
          readonly body?: string;
        };
      };
  interface StatusBarItem extends Disposable {
    text: string;
    tooltip: string;
    command: string;
    show(): void;
    hide(): void;
  }
  interface DiagnosticCollection extends Disposable {
    clear(): void;
    set(uri: Uri, diagnostics: readonly Diagnostic[]): void;
  }
  interface ExtensionContext {
    readonly subscriptions: Disposable[];
  }
  interface Terminal {
    show(): void;
    sendText(text: string, isRun: boolean): void;
  }
  class Position {
    constructor(line: number, column: number);
  }
  class Range {
    constructor(line: number, column: number, endLine: number, endColumn: number);
  }
  class Diagnostic {
    constructor(range: Range, message: string);
    source: string;
  }
  class Task {
    constructor(
      definition: { readonly type: string },
      scope: WorkspaceFolder,
      name: string,
      source: string,
      execution: ProcessExecution,
    );
  }
  class ProcessExecution {
    constructor(process: string, words: readonly string[], options: { readonly cwd: string });
  }
  const Uri: { file(path: string): Uri };
  const window: {
    readonly activeTextEditor: TextEditor | undefined;
    onDidChangeActiveTextEditor(heard: (editor: TextEditor | undefined) => unknown): Disposable;
    createStatusBarItem(alignment: number, priority: number): StatusBarItem;
    createTerminal(options: { readonly name: string; readonly cwd: string }): Terminal;
    registerWebviewViewProvider(
      id: string,
      provider: { resolveWebviewView(view: WebviewView): Thenable<void> },
      options: { readonly webviewOptions: { readonly retainContextWhenHidden: boolean } },
    ): Disposable;
    showErrorMessage(message: string, ...choices: string[]): Thenable<string | undefined>;
    showInformationMessage(message: string): Thenable<string | undefined>;
  };
  const workspace: {
    readonly workspaceFolders: readonly WorkspaceFolder[] | undefined;
    getWorkspaceFolder(uri: Uri): WorkspaceFolder | undefined;
  };
  const commands: {
    registerCommand(id: string, run: () => unknown): Disposable;
    executeCommand(id: string): Thenable<unknown>;
  };
  const languages: { createDiagnosticCollection(name: string): DiagnosticCollection };
  const tasks: { executeTask(task: Task): Thenable<unknown> };
}
