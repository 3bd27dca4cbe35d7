/** A contest task in .contest/, as its task.json describes it. */
export interface DeskTask {
  /** The name of its folder, which every command accepts. */
  readonly slug: string;
  readonly title: string;
  /** Judge and contest in the page's words. */
  readonly contest: string;
  /** "a", "b2": what it is called by; "" where another task has its letter, or where it has none. */
  readonly letter: string;
  /** The letter that it had until another contest came whole. */
  readonly lostLetter?: string;
  /** Where it was found, last of all: the page with the judge's form is made from it. */
  readonly address: string;
  /** When its contest was imported, in ms; all tasks of one import share it. */
  readonly at: number;
}

/** The tasks of the newest contest, by letter; then those of the others, newest first. */
export function byContest(tasks: readonly DeskTask[]): DeskTask[][] {
  const contests = new Map<string, DeskTask[]>();
  for (const task of tasks) {
    const contestTasks = contests.get(task.contest);
    if (contestTasks) contestTasks.push(task);
    else contests.set(task.contest, [task]);
  }
  const last = (group: readonly DeskTask[]) => Math.max(...group.map(({ at }) => at));
  const inOrder = (a: DeskTask, b: DeskTask) =>
    a.letter.localeCompare(b.letter, "en", { numeric: true });
  return [...contests.values()]
    .map((group) => group.sort(inOrder))
    .sort((a, b) => last(b) - last(a));
}

/** The tasks that a word may mean: by folder, by letter, or by the start of a name. */
export function tasksNamed(word: string, tasks: readonly DeskTask[]): DeskTask[] {
  const wanted = word.toLowerCase();
  const exact = tasks.filter(({ slug }) => slug === wanted);
  if (exact.length > 0) return exact;
  const letters = tasks.filter(({ letter }) => letter === wanted);
  if (letters.length > 0) return letters;
  const isStart = ({ slug }: DeskTask) =>
    wanted.length > 1 &&
    (slug.startsWith(wanted) || slug.replace(/^[a-z]\d*-/, "").startsWith(wanted));
  const [newest = [], ...others] = byContest(tasks);
  const near = newest.filter(isStart);
  return near.length > 0 ? near : others.flat().filter(isStart);
}

/** The letters in "A. Theatre Square" or "Problem C - Nim", then at the end of the address, where they are. */
export function ownLetters(title: string, address: string): readonly string[] {
  const inTitle = /^\s*(?:[Pp]roblem\s+)?([A-Z]\d?)\s*(?:[.:)–—-]\s|[.:：])/.exec(title)?.[1];
  const inAddress = /(?:^|[/_#])([A-Za-z]\d?)\/?$/.exec(address.replace(/[?#].*$/, ""))?.[1];
  return [inTitle, inAddress].flatMap((letter) => letter?.toLowerCase() ?? []);
}

/** Its own letter if that is free, else the next free one. */
export function letterOf(title: string, address: string, taken: ReadonlySet<string>): string {
  return ownLetters(title, address).find((letter) => !taken.has(letter)) ?? nextLetter(taken);
}

function nextLetter(taken: ReadonlySet<string>): string {
  for (let at = 0; ; at++) {
    const letter = String.fromCharCode(97 + (at % 26)) + (at < 26 ? "" : Math.floor(at / 26));
    if (!taken.has(letter)) return letter;
  }
}

/** The letter of a task that came alone: one that nobody has; "" where another task has its own. */
export function singleLetter(title: string, address: string, taken: ReadonlySet<string>): string {
  const [own] = ownLetters(title, address);
  if (own === undefined) return nextLetter(taken);
  return taken.has(own) ? "" : own;
}
