import { type Block, type Inline, inlineOf } from "./markdown";

/** Characters of statements that LaTeX does not take as they are. */
const CHARACTERS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "&": "\\&",
  "#": "\\#",
  "%": "\\%",
  _: "\\_",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "<": "$<$",
  ">": "$>$",
  "|": "$|$",
  "≤": "$\\le$",
  "≥": "$\\ge$",
  "≠": "$\\ne$",
  "≡": "$\\equiv$",
  "≈": "$\\approx$",
  "×": "$\\times$",
  "·": "$\\cdot$",
  "−": "$-$",
  "±": "$\\pm$",
  "→": "$\\to$",
  "←": "$\\leftarrow$",
  "↔": "$\\leftrightarrow$",
  "∞": "$\\infty$",
  "⊕": "$\\oplus$",
  "√": "$\\surd$",
  "∑": "$\\sum$",
  "∈": "$\\in$",
  "⌊": "$\\lfloor$",
  "⌋": "$\\rfloor$",
  "⌈": "$\\lceil$",
  "⌉": "$\\rceil$",
  "½": "$\\frac12$",
  "°": "$^\\circ$",
  "…": "\\ldots{}",
  "–": "--",
  "—": "---",
  "‘": "`",
  "’": "'",
  "“": "``",
  "”": "''",
  "\u00a0": "~",
};

const PLAIN = "0123456789-+nkij";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿᵏⁱʲ";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉₋₊ₙₖᵢⱼ";
const RUNS = new RegExp(`[${RAISED}]+|[${LOWERED}]+|.`, "gsu");

/** Blocks as the body of a LaTeX document; `section` is the command of a second-level heading. */
export function latexOf(blocks: readonly Block[], section = "section"): string {
  return `${blocks.map((block) => blockLatex(block, section)).join("\n\n")}\n`;
}

function blockLatex(block: Block, section: string): string {
  switch (block.kind) {
    case "heading":
      return `\\${block.level > 2 ? `sub${section}` : section}*{${inlineLatex(block.text)}}`;
    case "paragraph":
      return inlineLatex(block.text);
    case "list": {
      const name = block.isOrdered ? "enumerate" : "itemize";
      const items = block.items.map((item) => `  \\item ${inlineLatex(item)}`);
      return [`\\begin{${name}}`, ...items, `\\end{${name}}`].join("\n");
    }
    case "table":
      return tableLatex(block.rows);
    case "code":
      return `\\begin{verbatim}\n${block.text}\n\\end{verbatim}`;
  }
}

function tableLatex(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) => `${row.map(inlineLatex).join(" & ")} \\\\ \\hline`);
  return [`\\begin{tabular}{|${"l|".repeat(columns)}}`, "\\hline", ...lines, "\\end{tabular}"].join(
    "\n",
  );
}

function inlineLatex(text: string): string {
  return inlineOf(text).map(partLatex).join("");
}

function partLatex(part: Inline): string {
  switch (part.kind) {
    case "code":
      return `\\texttt{${escaped(part.text).replace(/ {2,}/g, (blanks) => "\\ ".repeat(blanks.length))}}`;
    case "strong":
      return `\\textbf{${withPowers(part.text)}}`;
    case "emphasis":
      return `\\emph{${withPowers(part.text)}}`;
    case "link":
      // A link into the repository leads nowhere on another judge.
      return /^https?:/.test(part.target)
        ? `\\href{${part.target.replace(/[%#&]/g, "\\$&")}}{${escaped(part.text)}}`
        : escaped(part.text);
    case "text":
      return withPowers(part.text);
  }
}

/** 10^6, 10⁹ and 2^(n-1) as powers; the rest escaped. */
function withPowers(text: string): string {
  const power = /\^(?:(\w+)|\(([^()]*)\)|\{([^{}]*)\})/g;
  let result = "";
  let from = 0;
  for (const match of text.matchAll(power)) {
    const exponent = match[1] ?? match[2] ?? match[3]!;
    result += `${escaped(text.slice(from, match.index))}$^{${escaped(exponent).replaceAll("$", "")}}$`;
    from = match.index + match[0].length;
  }
  return result + escaped(text.slice(from));
}

function escaped(text: string): string {
  return text.replace(RUNS, (run) => {
    const [first = ""] = run;
    if (RAISED.includes(first)) return `$^{${digits(run, RAISED)}}$`;
    if (LOWERED.includes(first)) return `$_{${digits(run, LOWERED)}}$`;
    return CHARACTERS[run] ?? run;
  });
}

function digits(run: string, from: string): string {
  return Array.from(run, (character) => PLAIN[from.indexOf(character)]!).join("");
}
