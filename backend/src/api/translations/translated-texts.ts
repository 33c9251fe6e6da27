import { createHash } from 'node:crypto';
import { type DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Translator } from '#translation/translator';

const storedSchema = v.object({ fingerprint: v.string(), texts: v.array(v.string()) });

/** Texts from the cache, as long as nobody has changed a word; otherwise from the service. */
export const translated = async (
  cache: DocumentReference,
  translator: Translator,
  texts: string[],
  [source, target]: [string | null, string],
): Promise<string[]> => {
  const fingerprint = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  const stored = v.safeParse(storedSchema, (await cache.get()).data());
  if (stored.success && stored.output.fingerprint === fingerprint) return stored.output.texts;
  const fresh = await translator.translate(texts, source, target);
  await cache.set({ fingerprint, texts: fresh });
  return fresh;
};
