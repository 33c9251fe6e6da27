import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type SupplierProfile } from '@posy/shared-contracts/entities';
import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { Refusal } from '../refusal';
import { toProfile } from '../suppliers/public-faces';
import { translated } from './translated-texts';
import { requireLanguage, requireTranslator, unlessSpent } from './translation-language';

type TranslatedTexts = EndpointOutput<'translateSupplier'>['words'];

/** The words of a profile that a supplier wrote; names, prices and dates stay as they are. */
const wordsOf = (profile: SupplierProfile): TranslatedTexts => ({
  description: profile.description,
  managerMessage: profile.managerMessage?.text ?? null,
  features: profile.features,
  highlights: profile.highlights,
  packages: profile.packages.map(({ name, description }) => ({ name, description })),
  offers: profile.offers.map(({ title, description }) => ({ title, description })),
  questions: profile.questions.map(({ question, answer }) => ({ question, answer })),
});

/** Every text of a value, in a fixed order. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The value with its texts replaced, in the same order. */
const withTexts = (value: unknown, next: () => string): unknown => {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((member) => withTexts(member, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withTexts(member, next)]));
};

/**
 * A supplier's words in another language. Refused: a language that is not supported (S8-translation-01), and everything
 * where no service is configured (D-translation-02), or it is sent nothing more today.
 */
export const translateSupplier: Handler<'translateSupplier'> = async (context, { body }) => {
  const { supplierId, supplierCountry, targetLang } = body;
  requireLanguage(targetLang);
  const supplier = knownSupplier(context.catalogue, supplierId);
  if (supplier.countryCode !== supplierCountry)
    throw new Refusal(404, 'supplier-unknown', 'There is no such supplier in this country.');
  const words = wordsOf(toProfile(supplier));
  const source = supplier.l10n.language;
  if (source === targetLang) return { language: targetLang, words };
  const translator = requireTranslator(context.translator);
  const cache = context.firestore.doc(`translations/${supplier.id}-${targetLang}`);
  const texts = await unlessSpent(translated(cache, translator, textsIn(words), [source, targetLang]));
  const rest = [...texts];
  return { language: targetLang, words: withTexts(words, () => rest.shift() ?? '') as TranslatedTexts };
};
