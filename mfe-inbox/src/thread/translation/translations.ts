import * as v from 'valibot';
import { sessionDrafts } from '#talk/adapters/session-drafts';

const translationSchema = v.object({
  /** Into which it was translated, ISO 639-1. */
  language: v.string(),
  body: v.string(),
  /** Of a message with a price: the words around it. */
  quote: v.optional(v.object({ condition: v.string(), includes: v.string() })),
  /** The reader sees it in the place of the message's own words. */
  isShown: v.boolean(),
});
export type Translation = v.InferOutput<typeof translationSchema>;
export type QuoteWords = NonNullable<Translation['quote']>;

const storedSchema = v.record(v.string(), translationSchema);

/** Translations of a thread that a tab keeps: those that were asked for last. */
const most = 100;

const keyOf = (uid: string, conversationId: string): string => `translations.${uid}.${conversationId}`;

/** Where a message's translation is: apart for each person and conversation, in this tab, gone with the session. */
export interface Place {
  uid: string;
  conversationId: string;
  messageId: string;
}

/** The translation of a message into a language, if it was asked for; what was said once never changes. */
export const readTranslation = ({ messageId, ...place }: Place, language: string): Translation | null => {
  const found = sessionDrafts.read(keyOf(place.uid, place.conversationId), storedSchema)?.[messageId];
  return found?.language === language ? found : null;
};

/** Keeps a translation, and whether it is shown. */
export const saveTranslation = ({ uid, conversationId, messageId }: Place, translation: Translation): void => {
  const key = keyOf(uid, conversationId);
  const { [messageId]: _before, ...others } = sessionDrafts.read(key, storedSchema) ?? {};
  const saved = [...Object.entries(others), [messageId, translation] as const].slice(-most);
  sessionDrafts.write(key, Object.fromEntries(saved));
};
