import type { CaseRow, DeskState, ResultRow, TaskState } from "../desk/desk-state";
import { isFailure } from "../problem/verdict";

/** A task or a case in the Testing view. */
export interface TestNode {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** From the workspace, with "/": what opens when it is chosen. */
  readonly path: string;
  readonly children: readonly TestNode[];
}

export interface TestName {
  /** The workspace. */
  readonly folder: string;
  readonly slug: string;
  /** Undefined for the whole task. */
  readonly name?: string;
}

/** The tasks of a workspace's desk with their cases; hidden ones are not run. */
export function testsTree({ tasks }: DeskState, folder: string): TestNode[] {
  return tasks.map((task) => ({
    id: testId(folder, task.slug),
    label: task.title,
    description: [task.contest, task.slug].filter(Boolean).join(" · "),
    path: `${folderOf(task)}/solution.ts`,
    children: task.cases
      .filter(({ isHidden }) => !isHidden)
      .map((row) => caseNode(folder, task, row)),
  }));
}

function caseNode(root: string, task: TaskState, { name, from }: CaseRow): TestNode {
  const folder = task.isOnDesk ? `${folderOf(task)}/cases` : `cases/${task.slug}`;
  const id = testId(root, task.slug, name);
  return { id, label: name, description: from, path: `${folder}/${name}.in`, children: [] };
}

function folderOf({ slug, isOnDesk }: TaskState): string {
  return `${isOnDesk ? ".contest" : "problems"}/${slug}`;
}

/** VS Code allows no "\\0" in it. */
export function testId(folder: string, slug: string, name = ""): string {
  return [folder, slug, name].join("\n");
}

/** VS Code's own id of an item has those of its parents before it. */
export function ownId(whole: string): string {
  return whole.split("\0").at(-1)!;
}

export function testName(id: string): TestName {
  const [folder = "", slug = "", name = ""] = id.split("\n");
  return { folder, slug, ...(name !== "" && { name }) };
}

export type Outcome =
  | { readonly type: "passed" | "skipped"; readonly timeMs: number }
  | { readonly type: "failed"; readonly timeMs: number; readonly message: string };

/** A case's result in the Testing view; one that was run and compared with nothing counts as skipped. */
export function outcome({ verdict, message, timeMs }: ResultRow): Outcome {
  if (isFailure(verdict)) return { type: "failed", timeMs, message: `${verdict}: ${message}` };
  return { type: verdict === "AC" ? "passed" : "skipped", timeMs };
}
