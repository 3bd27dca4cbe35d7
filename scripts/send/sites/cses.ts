import { plainAddress } from "./codeforces";

const FORM = /^https:\/\/cses\.fi\/(?:problemset\/task\/\d+|\d+\/task\/[A-Z0-9]{1,4})$/;

/** The address as the extension gets it; undefined for what it would misread. */
export function csesPage(address: string): string | undefined {
  const plain = plainAddress(address);
  return FORM.test(plain) ? plain : undefined;
}
