import { callables, type Signature } from "../edges/signatures";

/** A line Use for a module whose card has none, from its first exported class or function: to be edited for sense. */
export function proposedUse(text: string): string {
  const { functions, classes } = callables(text);
  const constructed = classes.find(({ construct }) => construct !== undefined);
  if (constructed) {
    const name = /[A-Z]\w*?$/.exec(constructed.name)?.[0].toLowerCase() ?? "it";
    const calls = constructed.methods
      .filter(({ isStatic }) => !isStatic)
      .map((one) => called(one, name));
    const [first, ...rest] = [
      `new ${constructed.name}(${names(constructed.construct!)})`,
      ...calls.slice(0, 3),
    ];
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
