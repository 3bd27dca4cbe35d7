import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import type { Drawing } from "../../judge/shown/drawing";
import { findCases } from "../../problem/host/find-cases";
import type { DeskModel } from "./desk-model";
import { customFile, foundFile, outputFile } from "./found-files";

export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string | Uint8Array;
  readonly more?: Readonly<Record<string, string>>;
}

const NONE: Answer = { status: 404, body: "no such case" };
const EMPTY: Answer = { body: "", more: { "x-size": "0" } };
const LEFT: ReadonlySet<string> = new Set(["found", "stderr", "talk"]);
/** What one request gets of a text; "show more" asks for the next piece. */
const PIECE_BYTES = 64 << 10;
const DRAWN_BYTES = 64 << 10;

/** The files of one case; undefined where our own listing has no such task or case. */
export type CaseFiles = Readonly<Record<string, string>> | undefined;

export function listing(model: DeskModel, slug: string, name: string): CaseFiles {
  if (!model.task(slug)) return undefined;
  const custom = { "custom-input": customFile(slug, "input"), custom: customFile(slug, "output") };
  if (name === "") return custom;
  const testCase = model.task(slug)!.cases.some((row) => row.name === name)
    ? findCases(slug).cases.find((one) => one.name === name)
    : undefined;
  if (!testCase) return undefined;
  const { input, expected } = testCase;
  const output = outputFile(slug, name, expected);
  return {
    ...{ input, ...(expected !== undefined && { expected }) },
    ...(output !== undefined && { found: output }),
    ...{ stderr: foundFile(slug, name, "stderr"), talk: foundFile(slug, name, "talk") },
  };
}

/** All that is known of a case: its last result with the pieces round the first difference. */
export function detailOf(model: DeskModel, slug: string, name: string): Answer {
  const files = listing(model, slug, name);
  if (!files?.input) return NONE;
  const result = model.details.get(slug)?.get(name);
  const hasFound = files.found !== undefined;
  const isThere = (part: string) => existsSync(files[part]!);
  const stderrBytes = statSync(files.stderr!, { throwIfNoEntry: false })?.size ?? 0;
  const kept = { hasFound, stderrBytes, hasTalk: isThere("talk") };
  return { type: "application/json", body: JSON.stringify({ result, ...kept }) };
}

/** A piece of one of its texts, as the bytes are. */
export function textOf(files: CaseFiles, query: URLSearchParams): Answer {
  const part = query.get("part") ?? "";
  const file = files && Object.hasOwn(files, part) && files[part];
  const from = Number(query.get("from") ?? 0);
  // What a run left may just have gone, as the case was changed.
  if (files?.input && LEFT.has(part) && !(file && existsSync(file))) return EMPTY;
  if (!file || !Number.isSafeInteger(from) || from < 0 || !existsSync(file)) return NONE;
  const { bytes, size } = piece(file, from, PIECE_BYTES);
  return { body: bytes, more: { "x-size": String(size) } };
}

/** The case as the problem's view draws it. */
export async function pictureOf(
  { model, draw }: { model: DeskModel; draw(slug: string, input: string): Promise<Drawing> },
  slug: string,
  name: string,
): Promise<Answer> {
  const files = listing(model, slug, name);
  if (!files?.input || !existsSync(files.input)) return NONE;
  const { bytes, size } = piece(files.input, 0, DRAWN_BYTES);
  const large = { svg: undefined, fault: `not drawn: above ${DRAWN_BYTES} bytes` };
  const { svg, fault } =
    size > DRAWN_BYTES ? large : await draw(slug, new TextDecoder().decode(bytes));
  return { type: "application/json", body: JSON.stringify({ svg, fault }) };
}

function piece(file: string, from: number, most: number): { bytes: Uint8Array; size: number } {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    const bytes = Buffer.alloc(Math.max(0, Math.min(most, size - from)));
    const count = bytes.length === 0 ? 0 : readSync(descriptor, bytes, 0, bytes.length, from);
    return { bytes: bytes.subarray(0, count), size };
  } finally {
    closeSync(descriptor);
  }
}
