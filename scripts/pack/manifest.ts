/** What package.json of the repository says, as far as the package says it too. */
export interface RepositoryFacts {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly type: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly repository?: string;
  readonly homepage?: string;
}

/** package.json of the package. What only a clone needs is not in it, nor that nobody may publish it. */
export function manifest(facts: RepositoryFacts): object {
  const { name, version, description, license, keywords, type, bin, engines, dependencies } = facts;
  const { repository, homepage } = facts;
  return {
    ...{ name, version, description, keywords, license, type, bin, engines },
    ...{ repository, homepage },
    sideEffects: false,
    exports: {
      "./*": {
        import: { types: "./esm/*.d.mts", default: "./esm/*.mjs" },
        require: { types: "./cjs/*.d.ts", default: "./cjs/*.js" },
      },
      "./package.json": "./package.json",
    },
    dependencies,
  };
}
