import type { CodeServer, ServerWish } from "./code-server";
import type { Editor } from "./editor";

/** What a scene plays on. */
export interface Stage {
  /** A new workspace with judgebench: problems/smaller-before, a task on the desk, and abc/a.ts. */
  readonly workspace: string;
  readonly server: CodeServer;
  /** Opens another window. */
  open(folder: string): Promise<Editor>;
  /** The same in another browser. */
  openApart(folder: string): Promise<Editor>;
  /** One thing that is shown; its picture is kept under the words. Words that it returns are printed with its line. */
  step(shows: string, editor: Editor, run: () => Promise<unknown>): Promise<void>;
}

export interface Scene {
  readonly name: string;
  /** Scenes without one share a VS Code, each with a window and a workspace of its own. */
  readonly wish?: Omit<ServerWish, "name" | "disk"> & { readonly onSmallDisk?: true };
  play(stage: Stage): Promise<void>;
}
