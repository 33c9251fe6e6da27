import * as v from 'valibot';
import { type Translator } from './translator';

/** The only address that texts and the key are sent to. Source: Cloud Translation, Basic (v2), "translate". */
const endpoint = 'https://translation.googleapis.com/language/translate/v2';

/** Most texts of one request. Source: Cloud Translation, Basic (v2), "translate", `q`. */
const batchSize = 128;

const answerSchema = v.object({
  data: v.object({ translations: v.array(v.object({ translatedText: v.string() })) }),
});

interface Options {
  key: string;
  fetch: typeof globalThis.fetch;
}

/** Google Translation. The key goes in a header, so that no log of addresses has it. */
export const googleTranslator = ({ key, fetch }: Options): Translator => {
  const translateBatch = async (q: string[], source: string | null, target: string): Promise<string[]> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-goog-api-key': key },
      body: JSON.stringify({ q, ...(source !== null && { source }), target, format: 'text' }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`Google Translation answered ${response.status}.`);
    const { translations } = v.parse(answerSchema, await response.json()).data;
    if (translations.length !== q.length) throw new Error('Google Translation answered another number of texts.');
    return translations.map(({ translatedText }) => translatedText);
  };
  return {
    async translate(texts, source, target) {
      const translated: string[] = [];
      for (let start = 0; start < texts.length; start += batchSize)
        translated.push(...(await translateBatch(texts.slice(start, start + batchSize), source, target)));
      return translated;
    },
  };
};
