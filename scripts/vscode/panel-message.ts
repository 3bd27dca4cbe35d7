import type { DeskEvent } from "../desk/desk-state";
import type { DeskAnswer, DeskRequest } from "../desk/page/exchange";

/** What the page in the webview says to the extension. */
export type FromPanel =
  | { readonly type: "follow" }
  | { readonly type: "reload" }
  | { readonly type: "request"; readonly id: number; readonly request: DeskRequest };

/** What the extension says to the page. */
export type ToPanel =
  | { readonly type: "event"; readonly event: DeskEvent }
  | { readonly type: "alive"; readonly isAlive: boolean }
  /** The task of the file in the editor, and the program there that is no task's solution; "" for none. */
  | { readonly type: "task"; readonly slug: string; readonly other: string }
  /** Without an answer nobody answers. */
  | {
      readonly type: "answer";
      readonly id: number;
      readonly answer?: Omit<DeskAnswer, "bytes"> & { readonly base64: string };
    };
