import { callables, type Signature } from "../edges/signatures";

/** A line Use for a module whose card has none, from its first exported class or function: to be edited for sense. */
export function proposedUse(text: string): string {
  const { functions, classes } = callables(text);
  const made = classes.find(({ construct }) => construct !== undefined);
  if (made) {
    const name = /[A-Z]\w*?$/.exec(made.name)?.[0].toLowerCase() ?? "it";
    const calls = made.methods.filter(({ isStatic }) => !isStatic).map((one) => called(one, name));
    const [first, ...rest] = [`new ${made.name}(${names(made.construct!)})`, ...calls.slice(0, 3)];
    return [`const ${name} = ${first}`, ...rest].join("; ");
  }
  return functions[0] ? called(functions[0]) : "";
}

function called({ name, parameters }: Signature, object?: string): string {
  return `${object === undefined ? name : `${object}.${name.split(".")[1]}`}(${names(parameters)})`;
}

function names(parameters: Signature["parameters"]): string {
  const needed = parameters.filter(({ isOptional }) => !isOptional);
  return needed.map(({ name }) => name).join(", ");
}
