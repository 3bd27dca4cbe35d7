export interface Login {
  readonly login: string;
  readonly password: string;
}

/** The entry of a host in the text of a netrc, else its default entry; undefined without either. */
export function netrcLogin(text: string, host: string): Login | undefined {
  const words = wordsOf(text);
  let own: Partial<Record<"login" | "password", string>> | undefined;
  const entries = new Map<string, NonNullable<typeof own>>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === "machine" || word === "default") {
      const name = word === "default" ? "" : (words[++at] ?? "").toLowerCase();
      own = {};
      if (!entries.has(name)) entries.set(name, own); // the first one counts
    } else if (word === "login" || word === "password") {
      const value = words[++at];
      if (own && value !== undefined) own[word] ??= value;
    } else if (word === "account") at++;
  }
  const { login, password } = entries.get(host.toLowerCase()) ?? entries.get("") ?? {};
  return login !== undefined && password !== undefined ? { login, password } : undefined;
}

/** Words between blanks, or in quotes with backslashes; "#" begins a comment before a word, macros are skipped. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let isMacro = false;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    if (line.trim() === "") isMacro = false;
    if (isMacro) continue;
    for (const [word, quoted] of line.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)) {
      const isValue = /^(?:login|password|machine|account)$/.test(words.at(-1) ?? "");
      if (word.startsWith("#") && !isValue) break;
      if (word === "macdef" && !isValue) {
        isMacro = true;
        break;
      }
      words.push(quoted === undefined ? word : quoted.replace(/\\(.)/g, "$1"));
    }
  }
  return words;
}
