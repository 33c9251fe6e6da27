import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { type Translator } from '#translation/translator';
import { participate } from '../enquiries/conversation/conversation-side';
import { type ApiContext, caller, type Handler } from '../handler';
import { Refusal } from '../refusal';
import { requireLanguage, requireTranslator, unlessSpent } from './translation-language';

interface MessageTexts {
  body: string;
  quote?: { condition: string; includes: string };
}

/** The texts of a message that a person wrote by hand. */
const writtenIn = (message: DocumentSnapshot): MessageTexts => {
  const words = { body: String(message.get('body')) };
  const quote = message.get('quote') as { price: { condition?: string }; includes?: string } | undefined;
  if (quote === undefined) return words;
  return { ...words, quote: { condition: quote.price.condition ?? '', includes: quote.includes ?? '' } };
};

/** A message's words, for one of the conversation's people as of now. */
const wordsOf = (
  { firestore }: Pick<ApiContext, 'firestore'>,
  { id, messageId }: { id: string; messageId: string },
  uid: string,
): Promise<MessageTexts> =>
  firestore.runTransaction(async (transaction) => {
    const reference = firestore.doc(`conversations/${id}`);
    await participate(firestore, transaction, await transaction.get(reference), uid);
    const message = await transaction.get(reference.collection('messages').doc(messageId));
    if (!message.exists) throw new Refusal(404, 'message-unknown', 'This message is not here any more.');
    return writtenIn(message);
  });

/** Returns the texts in another language; empty ones are not sent to the service. */
const inLanguage = async (
  translator: Translator,
  { body, quote }: MessageTexts,
  language: string,
): Promise<MessageTexts> => {
  const words = quote === undefined ? [body] : [body, quote.condition, quote.includes];
  const written = words.filter((one) => one !== '');
  const answers = await unlessSpent(translator.translate(written, null, language));
  const said = (one: string): string => answers[written.indexOf(one)] ?? one;
  return {
    body: said(body),
    ...(quote !== undefined && { quote: { condition: said(quote.condition), includes: said(quote.includes) } }),
  };
};

/**
 * Translates a message into the caller's language. Only the message is sent to the translation service, and no names.
 */
export const translateMessage: Handler<'translateMessage'> = async (context, call) => {
  const { targetLang: language } = call.body;
  requireLanguage(language);
  const words = await wordsOf(context, call.params, caller(call).uid);
  const translator = requireTranslator(context.translator);
  const answer = await inLanguage(translator, words, language).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    context.reportProblem({ feature: 'translation', message: String(error) });
    throw new Refusal(503, 'translation-failed', 'The translation did not come: please try again in a moment.');
  });
  return { language, ...answer };
};
