/**
 * The task that a file belongs to, by its path from the workspace with "/": "a-sum" of
 * ".contest/a-sum/solution.ts"; undefined for a file of no task.
 */
export function slugOfFile(path: string): string | undefined {
  return /^(?:\.contest|problems|cases)\/([^./][^/]*)\/./.exec(path)?.[1];
}
