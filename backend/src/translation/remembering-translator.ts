import { type Translator } from './translator';

/** Translated texts that are remembered: those that were asked for last. */
const mostTexts = 2000;

/**
 * Asks a service for the same text once, also while its answer is pending. The cache is in this process alone: people's
 * messages are stored only in their conversation. A failed text is requested again.
 */
export const rememberingTranslator = (service: Translator, most = mostTexts): Translator => {
  const known = new Map<string, Promise<string>>();
  const remember = (key: string, text: Promise<string>): Promise<string> => {
    known.delete(key);
    known.set(key, text);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return text;
  };
  /** Requests the texts of a call that are not cached, each under its key. */
  const askFor = (texts: readonly [string, string][], source: string | null, target: string): void => {
    if (texts.length === 0) return;
    const asked = service.translate(
      texts.map(([, text]) => text),
      source,
      target,
    );
    texts.forEach(([key], index) => {
      const one = asked.then((all) => all[index] ?? '');
      remember(key, one).catch(() => known.get(key) === one && known.delete(key));
    });
  };
  return {
    translate(texts, source, target) {
      const keyed = texts.map((text): [string, string] => [JSON.stringify([source, target, text]), text]);
      const fresh = new Map(keyed.filter(([key]) => !known.has(key)));
      askFor([...fresh], source, target);
      return Promise.all(keyed.map(async ([key, text]) => remember(key, known.get(key) ?? Promise.resolve(text))));
    },
  };
};
