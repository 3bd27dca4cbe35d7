/**
 * ExpressionParser: the values of expressions whose operators are given by a table ("shunting-yard").
 *
 * Use     const parser = new ExpressionParser<number>({ operand: Number, prefix: { "-": [3, (a) => -a] },
 *           infix: { "+": [1, (a, b) => a + b], "*": [2, (a, b) => a * b], "^": [4, (a, b) => a ** b, "right"] } });
 *         parser.evaluate("2 * -(3 + 4) ^ 2")
 * Time    O(characters), and a call for each operand and operator, from left to right
 * Space   24 bytes for each operator and operand that waits: 10^6 open parentheses are no recursion
 * Limits  values of any type but undefined: numbers, bigints, residues, booleans, texts, trees. An operand is a word
 *         of ASCII letters, digits, _ and points: 12, 0.5, x_1, but 1e-5 has an operator. A symbol is such a word ("and",
 *         "sqrt") or has none of these letters ("<="): the longest that fits. It may be infix and prefix
 * Errors  RangeError: no expression (the place from 0, what was expected and what is there), an operand whose value is
 *         undefined or NaN, a symbol, precedence or function that is none
 * Source  E. W. Dijkstra, "Algol-60 translation", MR 35 (1961), own code
 * Tested  expression-parser.test.ts: against JavaScript's own expressions; verify: Jutge P40155
 */
import { shown } from "../io/shown";

/** By symbol; a higher precedence binds tighter. With "right" a ^ b ^ c is a ^ (b ^ c), for all of its precedence. */
export interface Operators<Value> {
  /** The value of a number or name. */
  readonly operand: (word: string) => Value | undefined;
  readonly infix: Readonly<Record<string, Infix<Value>>>;
  readonly prefix?: Readonly<Record<string, readonly [number, (operand: Value) => Value]>>;
}

type Infix<Value> = readonly [number, (left: Value, right: Value) => Value, "right"?];

/** `run` puts the result in the place of the operands, the last of the values. */
interface Operator<Value> {
  readonly precedence: number;
  readonly isRight: boolean;
  readonly run: (values: Value[]) => void;
}

export class ExpressionParser<Value> {
  private readonly operand: (word: string) => Value | undefined;
  private readonly infix = new Map<string, Operator<Value>>();
  private readonly prefix = new Map<string, Operator<Value>>();
  private readonly next: RegExp;

  constructor({ operand, infix, prefix = {} }: Operators<Value>) {
    this.operand = operand;
    for (const [symbol, [precedence, apply, side]] of Object.entries(infix)) {
      checkOperator(symbol, precedence, apply);
      const run = (values: Value[]) => {
        const right = values.pop() as Value;
        values.push(apply(values.pop() as Value, right));
      };
      this.infix.set(symbol, { precedence, isRight: side === "right", run });
    }
    for (const [symbol, [precedence, apply]] of Object.entries(prefix)) {
      checkOperator(symbol, precedence, apply);
      const run = (values: Value[]) => void values.push(apply(values.pop() as Value));
      this.prefix.set(symbol, { precedence, isRight: true, run });
    }
    const symbols = [...this.infix.keys(), ...this.prefix.keys()]
      .filter((symbol) => !WORD.test(symbol))
      .sort((a, b) => b.length - a.length)
      .map((symbol) => symbol.replace(/./g, "\\$&"));
    this.next = new RegExp(`[\\0- ]*([\\w.]+|${[...symbols, "[^]?"].join("|")})`, "y");
  }

  evaluate(expression: string | Uint8Array): Value {
    const text =
      expression instanceof Uint8Array ? new TextDecoder().decode(expression) : `${expression}`;
    const values: Value[] = [];
    // Operators that wait for their last operand; an open parenthesis is one of the lowest precedence.
    const waiting: Operator<Value>[] = [OPEN];
    const opened: number[] = []; // the places of open parentheses
    const apply = ({ precedence, isRight }: Omit<Operator<Value>, "run">) => {
      for (;;) {
        const last = waiting[waiting.length - 1]!;
        if (last.precedence < precedence || (isRight && last.precedence === precedence)) return;
        waiting.pop();
        last.run(values);
      }
    };
    let isOperand = true; // whether one is next
    for (let end = 0; ; ) {
      this.next.lastIndex = end; // what it calls may call evaluate
      const token = this.next.exec(text)![1]!; // "" at the end
      end = this.next.lastIndex;
      const at = end - token.length;
      const operator = (isOperand ? this.prefix : this.infix).get(token);
      if (operator) {
        if (!isOperand) apply(operator);
        waiting.push(operator);
        isOperand = true;
      } else if (isOperand && token === "(") {
        waiting.push(OPEN);
        opened.push(at);
      } else if (isOperand) {
        const isName = WORD.test(token) && !this.infix.has(token);
        const value = isName ? this.operand(token) : undefined;
        if (value === undefined || Number.isNaN(value)) fail('a number, a name or "("', token, at);
        values.push(value as Value);
        isOperand = false;
      } else {
        const open = opened.pop();
        const wish = open === undefined ? "the end" : `")" for "(" at ${open}`;
        if (token !== (open === undefined ? "" : ")")) fail(`an operator or ${wish}`, token, at);
        apply(OPEN);
        if (open === undefined) return values[0] as Value;
        waiting.pop();
      }
    }
  }
}

function fail(wish: string, token: string, at: number): never {
  const what = token === "" ? "the end" : shown(token);
  throw new RangeError(`ExpressionParser.evaluate: expected ${wish}, got ${what} at ${at}`);
}

function checkOperator(symbol: string, precedence: number, apply: unknown): void {
  const isSymbol = WORD.test(symbol) || /^[^\w.\0- ()]+$/.test(symbol);
  if (isSymbol && Number.isFinite(precedence) && typeof apply === "function") return;
  throw new RangeError(
    `ExpressionParser: expected a symbol, its precedence and function, got ${shown(symbol)}, ${shown(precedence)}, ${shown(apply)}`,
  );
}

const WORD = /^[\w.]+$/;
const OPEN = { precedence: -Infinity, isRight: true, run: () => {} };
