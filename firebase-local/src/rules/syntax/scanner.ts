import { RulesSyntaxError } from './rules-syntax-error';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'symbol' | 'end';

export interface Token {
  kind: TokenKind;
  /** The name, the symbol, or the value of a literal as text. */
  text: string;
  at: number;
  /** Offset after the token. */
  end: number;
}

// eslint-disable-next-line regexp/no-super-linear-backtracking -- Nothing follows that could fail; rules are the operator's.
const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const name = /[A-Za-z_]\w*/y;
const number = /(?:0[xX][\da-fA-F]+|\d+\.\d+(?:[eE][+-]?\d+)?|\d+(?:[eE][+-]?\d+)?)/y;
const symbol = /(?:&&|\|\||==|!=|<=|>=|=\*\*|[{}()[\],;:.?!<>=+\-*/%$])/y;
const string = /(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)')/y;
const pathText = /(?:\(default\)|[A-Za-z0-9_\-~%@]+)/y;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', 0: '\0' };

const unescape = (text: string): string =>
  text.replace(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|(.))/gs, (_, unicode, hex, single: string) => {
    const code: string | undefined = unicode ?? hex;
    return code === undefined ? (escapes[single] ?? single) : String.fromCharCode(parseInt(code, 16));
  });

/** Cuts a source into tokens on demand: whether `/` divides or begins a path, only the parser knows. */
export class Scanner {
  private current: Token | null = null;
  private offset = 0;

  constructor(readonly source: string) {}

  private take(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.source);
  }

  private skipBlank(at: number): number {
    const end = at + (this.take(blank, at)?.[0].length ?? 0);
    if (this.source.startsWith('/*', end)) this.fail('This comment does not end', end);
    return end;
  }

  private read(): Token {
    const at = this.skipBlank(this.offset);
    const make = (kind: TokenKind, found: RegExpExecArray, text = found[0]): Token => ({
      kind,
      text,
      at,
      end: at + found[0].length,
    });
    if (at >= this.source.length) return { kind: 'end', text: 'the end of the file', at, end: at };
    const word = this.take(name, at);
    if (word !== null) return make('name', word);
    const digits = this.take(number, at);
    if (digits !== null) return make(/^0[xX]|^\d+$/.test(digits[0]) ? 'int' : 'float', digits);
    const quoted = this.take(string, at);
    if (quoted !== null) return make('string', quoted, unescape(quoted[1] ?? quoted[2] ?? ''));
    const sign = this.take(symbol, at);
    if (sign !== null) return make('symbol', sign);
    return this.fail(`Unexpected character ${JSON.stringify(this.source[at])}`, at);
  }

  peek(): Token {
    this.current ??= this.read();
    return this.current;
  }

  next(): Token {
    const token = this.peek();
    this.offset = token.end;
    this.current = null;
    return token;
  }

  /** Returns true when the next token is this symbol or keyword. */
  sees(text: string): boolean {
    const token = this.peek();
    return (token.kind === 'symbol' || token.kind === 'name') && token.text === text;
  }

  /** Takes the next token when it is this symbol or keyword. */
  accept(text: string): boolean {
    if (!this.sees(text)) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    if (!this.sees(text)) this.fail(`Expected '${text}', found ${this.describe()}`);
    return this.next();
  }

  expectName(what: string): Token {
    const token = this.peek();
    if (token.kind !== 'name') this.fail(`Expected ${what}, found ${this.describe()}`);
    return this.next();
  }

  /** The literal text of a path segment at this very place (no blanks before it), or null. */
  acceptPathText(): string | null {
    const found = this.take(pathText, this.offset);
    if (found === null) return null;
    this.offset += found[0].length;
    this.current = null;
    return found[0];
  }

  /** Returns true when these characters are at the current offset, without a space before. */
  touches(text: string): boolean {
    return this.source.startsWith(text, this.offset);
  }

  describe(): string {
    const token = this.peek();
    return token.kind === 'end' ? token.text : `'${this.source.slice(token.at, token.end)}'`;
  }

  fail(problem: string, at: number = this.peek().at): never {
    const before = this.source.slice(0, at).split('\n');
    throw new RulesSyntaxError(problem, before.length, (before.at(-1)?.length ?? 0) + 1);
  }
}
