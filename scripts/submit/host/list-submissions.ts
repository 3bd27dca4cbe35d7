import { findSlugs } from "../../problem/host/find-slugs";
import { allSubmissions, readSubmissions } from "../../problem/host/submissions";
import { submissionsText } from "../submissions-text";

/** What `submit --list` prints: of one problem, or of the workspace. */
export function listSubmissions(word: string | undefined): string {
  if (word === undefined) return submissionsText(allSubmissions(), clock);
  const name = findSlugs([word])[0]!;
  return submissionsText([{ name, submissions: readSubmissions(name) }], clock);
}

/** "2026-11-27 00:30", where the user is. */
function clock(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
