import type { CheckerChoice } from "../../problem/problem";

/** testlib adds this to each bound: 1.000001 is near enough to 1 for rcmp6. */
const SLACK = 1e-15;

/** Polygon's standard checkers that ours equal. */
export const STANDARD: Readonly<Record<string, CheckerChoice>> = {
  "std::wcmp.cpp": "tokens",
  "std::ncmp.cpp": "tokens",
  "std::icmp.cpp": "tokens",
  "std::hcmp.cpp": "tokens",
  "std::caseicmp.cpp": "tokens",
  "std::casencmp.cpp": "tokens",
  "std::casewcmp.cpp": "tokens",
  "std::uncmp.cpp": "unordered-tokens",
  "std::lcmp.cpp": "line-words",
  "std::fcmp.cpp": "full-lines",
  "std::yesno.cpp": "yes-no",
  "std::nyesno.cpp": "yes-no",
  "std::dcmp.cpp": reals(1e-6, 1e-6),
  "std::acmp.cpp": reals(1.5e-6),
  "std::rcmp.cpp": reals(1.5e-6),
  "std::rncmp.cpp": reals(1.5e-5),
  "std::rcmp4.cpp": reals(1e-4, 1e-4),
  "std::rcmp6.cpp": reals(1e-6, 1e-6),
  "std::rcmp9.cpp": reals(1e-9, 1e-9),
};

/** testlib reads integers as reals. */
function reals(absolute: number, relative?: number): CheckerChoice {
  const tolerance = relative === undefined ? {} : { relative: relative + SLACK };
  return { numbers: { absolute: absolute + SLACK, ...tolerance, integersToo: true } };
}
