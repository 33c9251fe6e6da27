import { Abstract, Failure, type RuleValue, unknown } from '../runtime/rule-value';
import { type Builtin, type Builtins } from './methods/method';
import { type Names } from './names';
import { type Evaluate } from './scope';

/** Refuses a call with too few or too many arguments while the rules are compiled. */
export const checkCount = (
  names: Names,
  node: { at: number },
  what: string,
  given: number,
  least: number,
  most: number,
): void => {
  if (given < least || given > most)
    names.scanner.fail(
      `${what} takes ${least === most ? least : `${least} to ${most}`} arguments, not ${given}`,
      node.at,
    );
};

/** Calls a function of the language; failed arguments fail it, unknown ones leave it unknown. */
export const applyBuiltin =
  (found: Builtin, self: Evaluate, args: Evaluate[]): Evaluate =>
  (scope) => {
    const values = args.map((arg) => arg(scope));
    const failure = values.find((value): value is Failure => value instanceof Failure);
    if (failure !== undefined) return failure;
    if (values.some((value) => value instanceof Abstract)) return unknown;
    return found.call(self(scope) as RuleValue, values as RuleValue[], scope.state.steps);
  };

export const lookUp = (table: Builtins, name: string): Builtin | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
