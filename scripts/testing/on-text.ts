type Program = (input: Uint8Array) => Uint8Array;

export const bytes = (text: string) => new TextEncoder().encode(text);
export const text = (output: Uint8Array) => new TextDecoder().decode(output);

/** What a program answers to a text. */
export const run = (program: Program, input: string) => text(program(bytes(input)));
