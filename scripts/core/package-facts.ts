/** What an ICPC problem package tells in its problem.yaml that we can use. */
export interface PackageFacts {
  readonly title?: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMiB?: number;
  /** Answers are compared by a program of the package's own. */
  readonly hasOwnChecker: boolean;
}

/**
 * Reads the few plain lines of a problem.yaml that matter here; whatever is written in YAML's
 * rarer ways is left unread, and the template's values stand.
 */
export function packageFacts(yaml: string): PackageFacts {
  const name = /^name:[ \t]*(.*)$/m.exec(yaml)?.[1] ?? "";
  // 2025-09 allows a map of languages; the English name goes first.
  const block = /^name:[ \t]*\n((?:[ \t]+\S.*\n?)+)/m.exec(yaml)?.[1];
  const named = block ? (/^\s+en:[ \t]*(.+)$/m.exec(block) ?? /:[ \t]*(.+)$/m.exec(block)) : null;
  const title = scalar(named?.[1] ?? name);
  const seconds = number(
    /^[ \t{]*(?:limits:[ \t]*\{.*)?\btime_limit:[ \t]*([\d.]+)/m.exec(yaml)?.[1],
  );
  const memory = number(/^(?:[ \t]+|limits:.*[ {,])memory:[ \t]*(\d+)/m.exec(yaml)?.[1]);
  return {
    ...(title !== "" && { title }),
    ...(seconds !== undefined && { timeLimitMs: Math.round(seconds * 1000) }),
    ...(memory !== undefined && { memoryLimitMiB: memory }),
    hasOwnChecker: /^validation:[ \t]*["']?custom/m.test(yaml),
  };
}

function scalar(text: string): string {
  const plain = text.trim();
  const quoted = /^(["'])(.*)\1$/.exec(plain);
  return quoted ? quoted[2]! : plain.replace(/\s+#.*$/, "");
}

function number(text: string | undefined): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && value >= 0.001 && value <= 100_000 ? value : undefined;
}
