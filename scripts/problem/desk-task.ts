/** A contest task in .contest/, as its task.json describes it. */
export interface DeskTask {
  /** The name of its folder, which every command accepts. */
  readonly slug: string;
  readonly title: string;
  /** Judge and contest in the page's words. */
  readonly contest: string;
  /** "a", "b2": its letter in the contest. */
  readonly letter: string;
  readonly address: string;
  /** When its contest was imported, in ms; all tasks of one import share it. */
  readonly at: number;
}

/** The tasks of the newest contest, by letter; then those of the others, newest first. */
export function byContest(tasks: readonly DeskTask[]): DeskTask[][] {
  const contests = new Map<string, DeskTask[]>();
  for (const task of tasks) {
    const known = contests.get(task.contest);
    if (known) known.push(task);
    else contests.set(task.contest, [task]);
  }
  const last = (group: readonly DeskTask[]) => Math.max(...group.map(({ at }) => at));
  const inOrder = (a: DeskTask, b: DeskTask) =>
    a.letter.localeCompare(b.letter, "en", { numeric: true });
  return [...contests.values()]
    .map((group) => group.sort(inOrder))
    .sort((a, b) => last(b) - last(a));
}

/** The tasks that a word may mean: by letter in the newest contest, by folder, or by the start of a name. */
export function tasksNamed(word: string, tasks: readonly DeskTask[]): DeskTask[] {
  const wanted = word.toLowerCase();
  const [newest = [], ...others] = byContest(tasks);
  const exact = tasks.filter(({ slug }) => slug === wanted);
  if (exact.length > 0) return exact;
  const letters = newest.filter(({ letter }) => letter === wanted);
  if (letters.length > 0) return letters;
  const isStart = ({ slug, letter }: DeskTask) =>
    wanted.length > 1 &&
    (slug.startsWith(wanted) || slug.slice(letter.length + 1).startsWith(wanted));
  const near = newest.filter(isStart);
  return near.length > 0 ? near : others.flat().filter(isStart);
}

/** What a letter that the newest contest lacks may mean: tasks of older ones, then those of the newest. */
export function tasksMeant(letter: string, tasks: readonly DeskTask[]): DeskTask[] {
  const [newest = [], ...older] = byContest(tasks);
  return [...older.flat().filter((task) => task.letter === letter), ...newest];
}

/**
 * The letter in "A. Theatre Square" or "Problem C - Nim", or at the end of the address; else the next
 * free one.
 */
export function letterOf(title: string, address: string, taken: ReadonlySet<string>): string {
  const inTitle = /^\s*(?:[Pp]roblem\s+)?([A-Z]\d?)\s*(?:[.:)–—-]\s|[.:：])/.exec(title)?.[1];
  const inAddress = /(?:^|[/_#])([A-Za-z]\d?)\/?$/.exec(address.replace(/[?#].*$/, ""))?.[1];
  for (const letter of [inTitle, inAddress]) {
    if (letter !== undefined && !taken.has(letter.toLowerCase())) return letter.toLowerCase();
  }
  for (let at = 0; ; at++) {
    const letter = String.fromCharCode(97 + (at % 26)) + (at < 26 ? "" : Math.floor(at / 26));
    if (!taken.has(letter)) return letter;
  }
}
