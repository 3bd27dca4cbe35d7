interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Name and licence of a package whose code is in ours; `text` is its licence file, if it has one. */
export function licenceNotice(facts: PackageFacts, text: string | undefined): string {
  const { name, version, license, author } = facts;
  if (license === undefined) throw new Error(`${name} names no licence`);
  const by = typeof author === "object" ? author.name : author;
  const plain = [license, by].filter(Boolean).join(", ");
  return `${name} ${version}\n\n${(text ?? plain).trim()}\n\n${"-".repeat(72)}\n`;
}
