import type { Sent } from "./send-fault";
import type { FinalVerdict } from "./site";

/** What becomes of a program that is sent; a reporter makes lines of it. */
export type SendEvent =
  | { readonly type: "note" | "file" | "judged"; readonly line: string }
  /** Whether the judge has it: told once for every program, also where nothing was sent. */
  | { readonly type: "sent"; readonly sent: Sent; readonly more: string }
  /** Takes the place of the progress before it. */
  | { readonly type: "progress"; readonly text: string }
  | ({ readonly type: "verdict" } & FinalVerdict)
  /** How it ended where there is no verdict. */
  | { readonly type: "fault"; readonly message: string; readonly hint: string };
