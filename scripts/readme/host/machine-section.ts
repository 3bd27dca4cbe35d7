import { machine, machineNames } from "../../targets/machines";

/** What surrounds a program on each judge, a row each, for the page of the targets. */
export function machineSection(): string {
  const rows = machineNames.map((name) => {
    const { title, stdin, stdout, lineEnd, lacksDevStdin, args = [], ...rest } = machine(name);
    const { outputVariable, isStackMemory, machineSource = "assumed" } = rest;
    const more = [
      ...(lacksDevStdin ? ["no `/dev/stdin`"] : []),
      ...args.map((word) => `argument \`${word}\``),
      ...(outputVariable === undefined ? [] : [`\`${outputVariable}\` names the output file`]),
      ...(isStackMemory ? ["the stack is as large as the memory"] : []),
    ];
    const cells = [
      title,
      stdin,
      stdout ?? "not published",
      lineEnd ?? "LF",
      more.join(", "),
      machineSource,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const head = ["judge", "stdin", "stdout", "line ends", "arguments, variables, files", "source"];
  return [`| ${head.join(" | ")} |`, `|${head.map(() => "---").join("|")}|`, ...rows].join("\n");
}
