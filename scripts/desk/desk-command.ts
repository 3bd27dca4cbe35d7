import type { MachineName } from "../targets/machines";
import type { CaseDraft } from "./case-draft";

/** What the page may ask for; the server looks every name up in its own listing. */
export type DeskCommand =
  | { readonly type: "open"; readonly slug: string }
  /** All cases, or these; `again` also where the verdict is known. */
  | {
      readonly type: "run";
      readonly slug: string;
      readonly names?: readonly string[];
      readonly again?: boolean;
    }
  | { readonly type: "stop"; readonly slug: string }
  | { readonly type: "watch"; readonly isOn: boolean }
  /** Without a judge, this Node. */
  | { readonly type: "runtime"; readonly slug: string; readonly judge?: MachineName }
  | {
      readonly type: "add";
      readonly slug: string;
      readonly input: string;
      readonly output: string;
    }
  | ({
      readonly type: "edit";
      readonly input: string;
      readonly output: string;
    } & NamedCase)
  | ({ readonly type: "delete" } & NamedCase)
  /** The output that was found becomes the expected one. */
  | ({ readonly type: "take" } & NamedCase)
  /** What is written into the editor of a case is kept until it is saved or dropped. */
  | ({ readonly type: "draft"; readonly slug: string } & CaseDraft)
  | { readonly type: "drop-draft"; readonly slug: string; readonly name?: string }
  /** A hidden case is not run, and counts as skipped. */
  | {
      readonly type: "hide";
      readonly slug: string;
      readonly name: string;
      readonly isHidden: boolean;
    }
  /** Runs a case under the debugger, outside the sandbox. */
  | { readonly type: "debug"; readonly slug: string; readonly name: string }
  | { readonly type: "end-debug"; readonly slug: string }
  /** What is given is written into problem.ts. */
  | {
      readonly type: "settings";
      readonly slug: string;
      readonly title?: string;
      readonly timeLimitMs?: number;
      readonly memoryLimitMiB?: number;
      readonly checker?: string;
      /** The problem's page, which gives its judge; "" for none. */
      readonly address?: string;
    }
  /** A task that nobody imported. */
  | { readonly type: "new"; readonly title: string; readonly isInteractive?: boolean }
  | { readonly type: "example" }
  /** A piece of a file with cases, as base64; `take-files` takes what came under the upload's name. */
  | {
      readonly type: "upload";
      readonly upload: string;
      readonly path: string;
      readonly from: number;
      readonly data: string;
    }
  | { readonly type: "take-files"; readonly upload: string; readonly slug?: string }
  /** Runs the solution on an input, and compares nothing. */
  | { readonly type: "try"; readonly slug: string; readonly input: string }
  | { readonly type: "stress"; readonly slug: string; readonly seed?: number }
  | { readonly type: "end-stress"; readonly slug: string }
  | { readonly type: "keep"; readonly slug: string }
  /** Replaces cases by the corrected samples that an import brought. */
  | { readonly type: "renew"; readonly slug: string }
  | { readonly type: "submit"; readonly slug: string }
  /** Sends it to the judge; `again` also where exactly these bytes were sent before. */
  | { readonly type: "send"; readonly slug: string; readonly again?: boolean }
  /** The user has submitted what was handed over, or takes it back. */
  | { readonly type: "mark"; readonly slug: string; readonly isSubmitted: boolean }
  /** Opens the solution, or the place of that number in the message of a case. */
  | {
      readonly type: "editor";
      readonly slug: string;
      readonly name?: string;
      readonly place?: number;
    };

interface NamedCase {
  readonly slug: string;
  readonly name: string;
  /** The case as the page saw it: another version is not overwritten without a question. */
  readonly version: string;
  /** The question about it was answered with yes. */
  readonly isSure?: boolean;
}

/** What the server replies. */
export type Reply =
  | {
      readonly done: true;
      readonly note?: string;
      /** A case or a task to be shown now. */
      readonly name?: string;
      readonly task?: string;
    }
  /** Asks the user; "yes" sends the command again with `isSure` and this version. */
  | { readonly ask: string; readonly version: string }
  | { readonly error: string; readonly hint: string };

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string";
const name: Check = (value) => typeof value === "string" && value !== "" && value.length <= 300;
const flag: Check = (value) => typeof value === "boolean";
const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const seed: Check = (value) => count(value) && Number(value) <= 0x7fffffff;
const uploadName: Check = (value) => typeof value === "string" && /^\d{1,20}-\d{1,20}$/.test(value);
const names: Check = (value) =>
  Array.isArray(value) && value.length <= 100_000 && value.every((one) => name(one));

/** Fields of each command; a name that ends with "?" may be left out. */
const FIELDS: Readonly<Record<DeskCommand["type"], Readonly<Record<string, Check>>>> = {
  open: { slug: name },
  run: { slug: name, "names?": names, "again?": flag },
  stop: { slug: name },
  watch: { isOn: flag },
  runtime: { slug: name, "judge?": name },
  add: { slug: name, input: text, output: text },
  edit: { slug: name, name, version: text, "isSure?": flag, input: text, output: text },
  delete: { slug: name, name, version: text, "isSure?": flag },
  take: { slug: name, name, version: text, "isSure?": flag },
  draft: { slug: name, "name?": name, "version?": text, input: text, output: text },
  "drop-draft": { slug: name, "name?": name },
  hide: { slug: name, name, isHidden: flag },
  debug: { slug: name, name },
  "end-debug": { slug: name },
  settings: {
    ...{ slug: name, "title?": text, "timeLimitMs?": count, "memoryLimitMiB?": count },
    ...{ "checker?": name, "address?": text },
  },
  new: { title: name, "isInteractive?": flag },
  example: {},
  upload: { upload: uploadName, path: name, from: count, data: text },
  "take-files": { upload: uploadName, "slug?": name },
  try: { slug: name, input: text },
  stress: { slug: name, "seed?": seed },
  "end-stress": { slug: name },
  keep: { slug: name },
  renew: { slug: name },
  submit: { slug: name },
  send: { slug: name, "again?": flag },
  mark: { slug: name, isSubmitted: flag },
  editor: { slug: name, "name?": name, "place?": count },
};

/** The command of a request's body; a text that says what is wrong with it otherwise. */
export function parseCommand(body: string): DeskCommand | string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return "the body is no JSON";
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "no object";
  const message = value as Readonly<Record<string, unknown>>;
  const { type } = message;
  if (typeof type !== "string" || !Object.hasOwn(FIELDS, type)) return "no command of that type";
  const fields = FIELDS[type as DeskCommand["type"]];
  const fieldNames = new Set([
    "type",
    ...Object.keys(fields).map((field) => field.replace("?", "")),
  ]);
  const stranger = Object.keys(message).find((key) => !fieldNames.has(key));
  if (stranger !== undefined) return `${type}: unknown field ${stranger.slice(0, 40)}`;
  for (const [field, check] of Object.entries(fields)) {
    const key = field.replace("?", "");
    if (key !== field && !Object.hasOwn(message, key)) continue;
    if (!check(message[key])) return `${type}: ${key} is missing or of another kind`;
  }
  return message as unknown as DeskCommand;
}
