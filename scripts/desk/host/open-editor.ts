import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { problemPath } from "../../base/host/roots";
import { moduleFile } from "../../bundle/host/module-file";
import { isLibrary } from "../../bundle/syntax/library-path";
import type { CaseResult } from "../../judge/events/case-result";
import type { DeskCommand, Reply } from "../desk-command";
import type { TaskState } from "../desk-state";
import { editorCommand } from "../editor-command";
import { sourcePlaces } from "../source-place";
import { unknown } from "../unknown-reply";

/** Opens the solution in the user's editor, or the place of that number in the message of a case. */
export function openEditor(
  { slug, broken }: TaskState,
  results: ReadonlyMap<string, CaseResult> | undefined,
  { name, place }: Extract<DeskCommand, { type: "editor" }>,
  say: (line: string) => void,
): Reply {
  const folder = problemPath(slug);
  let [path, line] = [`${folder}/solution.ts`, 1];
  if (place !== undefined) {
    const result = name === undefined ? broken : results?.get(name);
    const text = result
      ? `${result.message}\n${"stderr" in result ? (result.stderr ?? "") : ""}`
      : "";
    const source = sourcePlaces(text)[place];
    // A program prints what it likes: only its own sources and the library are opened.
    const isOwn = source && (source.path.startsWith(`${folder}/`) || isLibrary(source.path));
    if (!isOwn) return unknown("no such place in the message");
    ({ path, line } = source);
  }
  const file = moduleFile(path);
  if (!existsSync(file)) return unknown(`${path} is gone`);
  const words = editorCommand(process.env, file, line);
  if (!words) {
    const hint = "set JUDGEBENCH_EDITOR, such as code, before jb desk";
    return { error: `${path}:${line}: no editor with a window of its own is named`, hint };
  }
  const [program, ...rest] = words;
  const child = spawn(program!, rest, { stdio: "ignore", detached: true });
  child.on("error", (error) => say(error.message));
  child.unref();
  return { done: true, note: `${path}:${line}` };
}
