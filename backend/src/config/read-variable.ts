import * as v from 'valibot';

/** Something that the person who starts the server can put right; the message says what, in plain words. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** One variable of the environment. */
export interface Variable<T> {
  name: string;
  schema: v.GenericSchema<unknown, T>;
  /** Ends the sentence "… must be". */
  wanted: string;
  or: T;
  /** Its value is not repeated in messages. */
  secret?: boolean;
}

/** Reads a variable; one that is unset or blank has its default. Throws `StartError`, naming it. */
export const readVariable = <T>(env: NodeJS.ProcessEnv, { name, schema, wanted, or, secret }: Variable<T>): T => {
  const text = env[name];
  if (text === undefined || text.trim() === '') return or;
  const result = v.safeParse(schema, text.trim());
  if (result.success) return result.output;
  const given = secret === true ? 'set to something else' : `set to "${text}"`;
  throw new StartError(`${name} is ${given}, but must be ${wanted}.`);
};
