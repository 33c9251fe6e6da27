import * as v from 'valibot';
import { nativeMessageLimit } from './envelope';
import { type NativeToWeb, nativeToWebSchema } from './native-to-web';
import { type WebToNative, webToNativeSchema } from './web-to-native';

/** A message that was read, or why it was left out. */
export type ReadMessage<T> = { ok: true; message: T } | { ok: false; problem: string };

/** Problems that a report names. */
const mostProblems = 5;

/** Describes where a message is invalid and which rule it breaks, without the value or an unknown name. */
const problemOf = (issue: v.BaseIssue<unknown>): string => {
  const path = (issue.path ?? []).slice(0, issue.expected === 'never' ? -1 : undefined);
  return `${path.map(({ key }) => String(key)).join('.') || 'message'}: ${issue.type}`;
};

const read = <T>(schema: v.GenericSchema<unknown, T>, text: unknown): ReadMessage<T> => {
  if (typeof text !== 'string') return { ok: false, problem: 'not a text' };
  if (text.length > nativeMessageLimit) return { ok: false, problem: 'too large' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not JSON' };
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { ok: true, message: parsed.output };
  return { ok: false, problem: parsed.issues.slice(0, mostProblems).map(problemOf).join(', ') };
};

/** Reads what the page posted, in the app. Never throws. */
export const readWebMessage = (text: unknown): ReadMessage<WebToNative> => read(webToNativeSchema, text);
/** Reads what the app delivered, in the page. Never throws. */
export const readNativeMessage = (text: unknown): ReadMessage<NativeToWeb> => read(nativeToWebSchema, text);

/** Message as a literal that may stand in a script: `<` and the line separators of Unicode escaped. Encoded twice. */
export const scriptLiteral = (message: NativeToWeb): string =>
  JSON.stringify(JSON.stringify(message)).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
