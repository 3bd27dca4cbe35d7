const LONGEST = 160;

/**
 * What a server said, as one line that can be shown: no tags, no control characters, none of the secrets in
 * any writing, at most 160 characters.
 */
export function said(text: string, secrets: readonly string[]): string {
  const plain = withoutSecrets(text, secrets)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ");
  const line = withoutSecrets(withoutControls(unescaped(plain)), secrets)
    .replace(/\s+/g, " ")
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** The text with every secret, plain, in an address, in JSON or in base64, replaced by "…". */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let result = text;
  for (const secret of secrets) {
    if (secret.length < SHORTEST) continue;
    const json = JSON.stringify(secret).slice(1, -1);
    const addresses = [
      encodeURIComponent(secret),
      new URLSearchParams({ a: secret }).toString().slice(2),
    ];
    const writings = [
      secret,
      ...addresses,
      ...addresses.map((one) => one.replace(/%../g, (byte) => byte.toLowerCase())),
      escaped(secret),
      json,
      inAscii(json),
      json.replaceAll("/", "\\/"),
      inAscii(json).replaceAll("/", "\\/"),
      Buffer.from(secret).toString("base64"),
      Buffer.from(secret).toString("base64url"),
    ];
    for (const writing of writings) result = result.replaceAll(writing, "…");
  }
  return result;
}

/** A secret of one or two characters would blank out half of every text. */
const SHORTEST = 3;

/** Without control and direction characters, which could control a terminal or reorder the text. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** With the entities of HTML as characters; unknown ones stay. */
export function unescaped(html: string): string {
  return html.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,8}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? all;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** As PHP writes JSON. */
function inAscii(json: string): string {
  return json.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function escaped(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt" }[sign] ?? "quot"};`,
  );
}
