/** A rules file that cannot be served: what is wrong and where (1-based). */
export class RulesSyntaxError extends Error {
  override name = 'RulesSyntaxError';

  constructor(
    readonly problem: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`${line}:${column} ${problem}`);
  }
}
