/** Every key of the page: what it does, and the words of the help. */
export const KEYS: readonly (readonly [key: string, action: string, help: string])[] = [
  ["j", "nextCase", "next case (also ↓)"],
  ["k", "previousCase", "previous case (also ↑)"],
  ["J", "nextTask", "next task"],
  ["K", "previousTask", "previous task"],
  ["r", "run", "run all cases"],
  ["R", "runOne", "run this case, also when its verdict is known"],
  ["x", "stop", "stop the run"],
  ["a", "add", "add a case"],
  ["e", "edit", "edit this case"],
  ["c", "copy", "copy this case into a new one"],
  ["d", "remove", "delete this case"],
  ["t", "take", "take what was found as expected"],
  ["h", "hide", "hide this case from every judging, or show it again"],
  ["D", "debug", "run this case under the debugger"],
  ["N", "newTask", "a new task by hand"],
  ["i", "custom", "go to the custom input"],
  ["s", "stress", "start or stop stress"],
  ["p", "keep", "keep the failing input of stress as a case"],
  ["S", "submit", "submit"],
  ["L", "submissions", "all that was submitted from this folder"],
  ["n", "runtime", "choose the judge whose runtime runs it"],
  ["o", "editor", "open the solution in the editor"],
  ["w", "watch", "run on save, on or off"],
  ["/", "search", "search the problems"],
  ["l", "theme", "light or dark"],
  ["?", "help", "this list"],
];

const ARROWS: Readonly<Record<string, string>> = {
  ArrowDown: "nextCase",
  ArrowUp: "previousCase",
};

/** The action of a key; none while somebody types or holds another key. */
export function pressed(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const { target } = event;
  const isTyping =
    target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select");
  if (isTyping) return undefined;
  const isScrolling = target instanceof HTMLElement && target.closest("pre");
  if (!isScrolling && event.key in ARROWS) return ARROWS[event.key];
  return KEYS.find(([key]) => key === event.key)?.[1];
}
