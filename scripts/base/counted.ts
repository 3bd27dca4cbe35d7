/** "1 case", "3 cases". */
export function counted(count: number | bigint, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? "" : "s"}`;
}

/** "13,178": toLocaleString would first load the names of all locales, a fifth of a short command's time. */
export function withCommas(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
