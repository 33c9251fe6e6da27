import * as v from 'valibot';
import { sessionDrafts } from '#talk/adapters/session-drafts';

const translationSchema = v.object({
  /** The target language, ISO 639-1. */
  language: v.string(),
  body: v.string(),
  /** For a message with a price: the price's texts. */
  quote: v.optional(v.object({ condition: v.string(), includes: v.string() })),
  /** True when the reader sees it in place of the original. */
  isShown: v.boolean(),
});
export type Translation = v.InferOutput<typeof translationSchema>;
export type QuoteWords = NonNullable<Translation['quote']>;

const storedSchema = v.record(v.string(), translationSchema);

/** Number of translations of a thread that a tab stores: the most recent ones. */
const most = 100;

const keyOf = (uid: string, conversationId: string): string => `translations.${uid}.${conversationId}`;

/**
 * The key of a message's translation: separate for each person and conversation, in this tab, until the session ends.
 */
export interface TranslatedMessage {
  uid: string;
  conversationId: string;
  messageId: string;
}

/** Returns the stored translation of a message into a language; messages never change. */
export const readTranslation = ({ messageId, ...place }: TranslatedMessage, language: string): Translation | null => {
  const found = sessionDrafts.read(keyOf(place.uid, place.conversationId), storedSchema)?.[messageId];
  return found?.language === language ? found : null;
};

/** Stores a translation, and whether it is shown. */
export const saveTranslation = (
  { uid, conversationId, messageId }: TranslatedMessage,
  translation: Translation,
): void => {
  const key = keyOf(uid, conversationId);
  const { [messageId]: _before, ...others } = sessionDrafts.read(key, storedSchema) ?? {};
  const saved = [...Object.entries(others), [messageId, translation] as const].slice(-most);
  sessionDrafts.write(key, Object.fromEntries(saved));
};
