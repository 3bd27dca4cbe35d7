/** Attributes of every element with this name; "content": the text that it begins with. */
export function elements(markup: string, name: string): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${name}( [^>]*?)/?>([^<]*)`, "g"))].map(
    ([, text, content]) => ({
      ...Object.fromEntries(
        [...text!.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
      ),
      content: content!,
    }),
  );
}
