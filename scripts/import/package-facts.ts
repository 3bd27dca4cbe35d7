import type { CheckerChoice } from "../problem/problem";

/** What an ICPC problem package tells in its problem.yaml that we can use. */
export interface PackageFacts {
  readonly title?: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMiB?: number;
  /** Answers are compared by a program of the package's own. */
  readonly hasOwnChecker: boolean;
  readonly isInteractive: boolean;
  /** How the default validator compares, in our words. */
  readonly checker: CheckerChoice;
  /** Kinds that are judged in ways that we do not have: "scoring", "multi-pass". */
  readonly foreign: readonly string[];
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
  const validation = scalar(/^validation:[ \t]*(.*)$/m.exec(yaml)?.[1] ?? "");
  // 2025-09: one word, a list in brackets, or a list of lines.
  const type = /^type:[ \t]*(.*(?:\n[ \t]*-.*)*)/m.exec(yaml)?.[1] ?? "";
  const kinds: readonly string[] = `${validation} ${type}`.match(/[a-z-]+/g) ?? [];
  return {
    ...(title !== "" && { title }),
    ...(seconds !== undefined && { timeLimitMs: Math.round(seconds * 1000) }),
    ...(memory !== undefined && { memoryLimitMiB: memory }),
    hasOwnChecker: kinds.includes("custom"),
    isInteractive: kinds.includes("interactive"),
    checker: checkerOf(/^validator_flags:[ \t]*(.*)$/m.exec(yaml)?.[1] ?? ""),
    foreign: kinds.filter((kind) => /^(score|scoring|multi-pass|multipass)$/.test(kind)),
  };
}

/** ICPC's default validator compares tokens and takes "Yes" for "yes" unless its flags say more. */
function checkerOf(flags: string): CheckerChoice {
  const tolerance = (kind: string) =>
    number(new RegExp(`\\bfloat_(?:${kind}_)?tolerance[ \\t]+([\\d.eE+-]+)`).exec(flags)?.[1], 0);
  const [absolute, relative] = [tolerance("absolute"), tolerance("relative")];
  if (absolute !== undefined || relative !== undefined) {
    return {
      numbers: {
        ...(absolute !== undefined && { absolute }),
        ...(relative !== undefined && { relative }),
      },
    };
  }
  if (/\bspace_change_sensitive\b/.test(flags)) return "exact";
  return /\bcase_sensitive\b/.test(flags) ? "tokens" : "tokens-ignore-case";
}

function scalar(text: string): string {
  const plain = text.trim();
  const quoted = /^(["'])(.*)\1$/.exec(plain);
  return quoted ? quoted[2]! : plain.replace(/\s+#.*$/, "");
}

function number(text: string | undefined, least = 0.001): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isFinite(value) && value >= least && value <= 100_000
    ? value
    : undefined;
}
