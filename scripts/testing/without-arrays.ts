const TYPES = ["Int32Array", "Uint32Array", "Float64Array", "Uint8Array"] as const;

/** Runs it where typed arrays have at most 64 elements: making a longer one throws "an array". */
export function withoutArrays(run: () => unknown): unknown {
  const types = TYPES.map((name) => globalThis[name]);
  const construct = (target: Int32ArrayConstructor, [length]: [number]) => {
    if (!(length <= 64)) throw new Error("an array");
    return new target(length);
  };
  for (const [at, name] of TYPES.entries())
    Reflect.set(globalThis, name, new Proxy(types[at] as Int32ArrayConstructor, { construct }));
  try {
    return run();
  } finally {
    for (const [at, name] of TYPES.entries()) Reflect.set(globalThis, name, types[at]);
  }
}
