import { type StepCounter } from '#rules/runtime/budget';
import { Failure, type Result, type RuleValue } from '#rules/runtime/rule-value';

/** A method or function of the language: `self` is the value it is called on, or null. */
export interface Builtin {
  least: number;
  most: number;
  call(self: RuleValue, args: RuleValue[], steps: StepCounter): Result;
}

export type Builtins = Readonly<Record<string, Builtin>>;

export const builtin = (
  count: number | [number, number],
  call: (self: RuleValue, args: RuleValue[], steps: StepCounter) => Result,
): Builtin => ({
  least: typeof count === 'number' ? count : count[0],
  most: typeof count === 'number' ? count : count[1],
  call,
});

export const wrongArgument = (expected: string): Failure => new Failure(`The argument must be ${expected}`);

export const tooMuch = new Failure('The rule takes too long');

export const toNumber = (value: RuleValue | undefined): number | null =>
  typeof value === 'number' || typeof value === 'bigint' ? Number(value) : null;
