import * as v from 'valibot';
import { nativeMessageLimit } from './envelope';
import { nativeToWebSchema, type NativeToWeb } from './native-to-web';
import { webToNativeSchema, type WebToNative } from './web-to-native';

/** A message that was read, or why it was left out. */
export type ReadMessage<T> = { ok: true; message: T } | { ok: false; problem: string };

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
  return parsed.success ? { ok: true, message: parsed.output } : { ok: false, problem: v.summarize(parsed.issues) };
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
