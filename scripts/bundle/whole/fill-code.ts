/** The code that gives prototypes a method where they lack it; `code` begins with its parameters. */
export function method(owners: string, name: string, code: string): string {
  return `for (const { prototype } of [${owners}]) {
  if (prototype.${name} === undefined) Object.defineProperty(prototype, "${name}", { configurable: true, writable: true, value: { ${written(name, code)} }.${name} });
}
`;
}

/** The same for a function of Object, Map, Promise. */
export function own(owner: string, name: string, code: string): string {
  return `if (${owner}.${name} === undefined) {
  Object.defineProperty(${owner}, "${name}", { configurable: true, writable: true, value: { ${name}${code} }.${name} });
}
`;
}

function written(name: string, code: string): string {
  return code.startsWith("*") ? `*${name}${code.slice(1)}` : `${name}${code}`;
}
