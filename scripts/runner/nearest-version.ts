/** The version of the same major that is nearest to the wanted one, the newer of two; undefined without one. */
export function nearestVersion(wanted: string, versions: readonly string[]): string | undefined {
  const [major, ...place] = numbers(wanted);
  const distance = (version: string) => {
    const rest = numbers(version).slice(1);
    return rest.map((number, at) => Math.abs(number - place[at]!));
  };
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && numbers(version)[0] === major)
    .sort((a, b) => inOrder(distance(a), distance(b)) || inOrder(numbers(b), numbers(a)))[0];
}

function numbers(version: string): number[] {
  return version.split(".").map(Number);
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, place) => number !== b[place]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
