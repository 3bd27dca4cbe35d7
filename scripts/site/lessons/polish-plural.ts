/** The forms after 1, after 2 to 4, and after 5: "ruch", "ruchy", "ruchów". */
export type PolishForms = readonly [one: string, few: string, many: string];

const RULES = new Intl.PluralRules("pl");

/** The form that a number takes in Polish; a whole number, 0 or more. */
export function polishPlural(count: number | bigint, [one, few, many]: PolishForms): string {
  // The last two digits decide, but 101 is not 1.
  const short = typeof count === "bigint" && count > 99n ? (count % 100n) + 100n : count;
  const form = RULES.select(Number(short));
  return form === "one" ? one : form === "few" ? few : many;
}

/** "5 ruchów". */
export function polishCount(count: number | bigint, forms: PolishForms): string {
  return `${count} ${polishPlural(count, forms)}`;
}

/** "300,000.5" as "300 000,5", with blanks that do not break. */
export function polishDigits(english: string | number): string {
  return `${english}`.replace(/[.,]/g, (mark) => (mark === "." ? "," : "\u00a0"));
}
