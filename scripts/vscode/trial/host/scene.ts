import type { CodeServer, ServerWish } from "./code-server";
import type { Editor } from "./editor";

/** What a scene plays on. */
export interface Stage {
  /** A new workspace with judgebench: problems/smaller-before, a task on the desk, and abc/a.ts. */
  readonly workspace: string;
  readonly server: CodeServer;
  /** Opens another window. */
  open(folder: string): Promise<Editor>;
  /** One thing that is shown; its picture is kept under the words. Words that it returns are printed with its line. */
  step(shows: string, editor: Editor, run: () => Promise<unknown>): Promise<void>;
}

/** Steps that need the same VS Code, one after another. */
export interface Scene {
  readonly name: string;
  readonly wish?: Omit<ServerWish, "name">;
  play(stage: Stage): Promise<void>;
}
