import * as v from 'valibot';

/** Result of a form's schema: the values, or the first message of each field by its dotted path. */
export type ReadForm<T> = { ok: true; values: T } | { ok: false; faults: Record<string, string> };

/** Checks what was typed in. Never throws. */
export const readForm = <T>(schema: v.GenericSchema<unknown, T>, input: unknown): ReadForm<T> => {
  const read = v.safeParse(schema, input);
  if (read.success) return { ok: true, values: read.output };
  const faults: Record<string, string> = {};
  for (const issue of read.issues) faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { ok: false, faults };
};
