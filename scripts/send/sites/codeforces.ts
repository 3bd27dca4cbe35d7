const LETTER = "[A-Z0-9]{1,3}";

/**
 * The forms of which cph-submit makes the page of the form. Any other address is sent to Codeforces' problem
 * set with an empty code, so no other address is handed over.
 */
const FORMS = [
  `/contest/\\d+/problem/${LETTER}`,
  `/problemset/problem/\\d+/${LETTER}`,
  `/gym/\\d+/problem/${LETTER}`,
  `/group/\\w+/contest/\\d+/problem/${LETTER}`,
  `/edu/course/\\d+/lesson/\\d+/\\d+/practice/contest/\\d+/problem/${LETTER}`,
  "/problemsets/acmsguru/problem/99999/\\d+",
].map((form) => new RegExp(`^https://codeforces\\.com${form}$`));

/** The address as the extension gets it, without query and fragment; undefined for what it would misread. */
export function codeforcesPage(address: string): string | undefined {
  const plain = plainAddress(address);
  return FORMS.some((form) => form.test(plain)) ? plain : undefined;
}

/** Queries choose a language or say whence one came. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/\/$/, "");
}
