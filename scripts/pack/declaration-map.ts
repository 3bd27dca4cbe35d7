import ts from "typescript";

const COMMENT = /^\s*(?:\/\*\*|\*)/;

interface Mapping {
  readonly generatedLine: number;
  readonly generatedCharacter: number;
  readonly sourceLine: number;
  readonly sourceCharacter: number;
}

/** What TypeScript reads and writes source maps by; it names them to itself alone. */
const { decodeMappings, createSourceMapGenerator } = ts as unknown as {
  decodeMappings(mappings: string): Iterable<Mapping>;
  createSourceMapGenerator(
    host: object,
    file: string,
    root: string,
    above: string,
    more: object,
  ): {
    addSource(source: string): number;
    addMapping(line: number, character: number, source: number, ...place: number[]): void;
    toString(): string;
  };
};
const HOST = { getCurrentDirectory: () => "/", getCanonicalFileName: (name: string) => name };

/**
 * The source map of declarations whose comments were moved: lines of code keep their order and their places,
 * a comment has none. `file` is the name of the declarations, `source` the path of their source, both from the map.
 */
export function movedMap(
  mappings: string,
  before: string,
  after: string,
  file: string,
  source: string,
): string {
  const [from, to] = [before, after].map((text) =>
    text.split("\n").flatMap((line, at) => (COMMENT.test(line) ? [] : [at])),
  );
  const lines = new Map(from!.map((line, at) => [line, to![at]]));
  const generator = createSourceMapGenerator(HOST, file, "", "/map/its/folder", {});
  const index = generator.addSource(`/map/its/folder/${source}`);
  for (const mapping of decodeMappings(mappings)) {
    const line = lines.get(mapping.generatedLine);
    if (line === undefined) continue;
    const { generatedCharacter, sourceLine, sourceCharacter } = mapping;
    generator.addMapping(line, generatedCharacter, index, sourceLine, sourceCharacter);
  }
  return generator.toString();
}
