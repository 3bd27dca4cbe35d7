/**
 * The folder of a program that is named by its path: from the root where a problem or the desk has it. On
 * Windows the root has backslashes, and the program either.
 */
export function programFolder(root: string, program: string): string {
  const folder = program.slice(0, Math.max(0, program.search(/[\\/][^\\/]*$/)));
  const [own, above] = [folder, root].map((path) => path.replaceAll("\\", "/"));
  const inside = own!.startsWith(`${above}/`) ? own!.slice(above!.length + 1) : "";
  return /^(problems|\.contest)\//.test(inside) ? inside : folder;
}

/** The programs, named by their paths, whose verdicts a change of these files may change. */
export function touchedPrograms(
  root: string,
  programs: readonly string[],
  changed: readonly string[],
): string[] {
  return programs.filter((program) => {
    const folder = programFolder(root, program);
    const places = [folder, folder.replace(/^problems\//, "cases/"), "lib"];
    return changed.some((path) => places.some((place) => isBelow(path, place)));
  });
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /^[\\/]/.test(path.slice(folder.length));
}
