/** Works on at most `jobs` items at once and yields each result as soon as it is ready. */
export async function* inParallel<Item, Result>(
  items: Iterable<Item>,
  jobs: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running = new Map<number, Promise<readonly [number, Result]>>();
  let id = 0;
  for (const item of items) {
    const ticket = id++;
    running.set(
      ticket,
      work(item).then((result) => [ticket, result] as const),
    );
    if (running.size >= jobs) yield await next();
  }
  while (running.size > 0) yield await next();

  async function next(): Promise<Result> {
    const [done, result] = await Promise.race(running.values());
    running.delete(done);
    return result;
  }
}
