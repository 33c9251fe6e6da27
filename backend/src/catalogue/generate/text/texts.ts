import { content } from '#catalogue/content/content';
import { type AboutContent } from '#catalogue/content/content-schema';
import { type DemoMarket } from '#catalogue/content/markets';
import { placeSlots, withDe } from '#catalogue/content/place-forms';
import { americanise, fill, fillEnglish, type Slots, slotsOf } from '#catalogue/content/slots';
import { type Labelled, type SupplierQuestion } from '#catalogue/records/supplier-record';
import { type Chance } from '../chance/chance';
import { factSlots, tagsOf } from './fact-words';
import { type FeatureContent, type Voice } from './voice';

export const labelsOf = (items: FeatureContent[], market: DemoMarket): Labelled[] =>
  items.map((item) => ({ key: item.key, label: item.labels[market.locale] }));

const known = new WeakMap<Voice, Slots>();

/** Slots that are the same in all texts of one supplier; computed once, because it may have two hundred reviews. */
const commonSlots = (voice: Voice): Slots => {
  const { market, outline, capacity, styles, years } = voice;
  const drawn = known.get(voice);
  if (drawn !== undefined) return drawn;
  const slots: Slots = {
    ...placeSlots(market.language, outline.place.name, outline.place.county),
    name: outline.name,
    de_name: withDe(outline.name),
    owner: outline.owner,
    years: String(years),
    capacity: String(capacity?.max ?? ''),
    ...factSlots(voice),
    style: styles[0]?.inText[market.locale] ?? '',
  };
  known.set(voice, slots);
  return slots;
};

/**
 * Slots of one text. Features are used in turn, each once. Values that are the same in all texts are shared, not
 * copied.
 */
export const slotsFor = (voice: Voice, own: Slots = {}): Slots => {
  const { market, mentioned } = voice;
  let nextFeature = 0;
  const feature = (): string => {
    const next = mentioned[nextFeature % mentioned.length];
    nextFeature += 1;
    return next?.inText[market.locale] ?? '';
  };
  return Object.assign(Object.create(commonSlots(voice)) as Slots, own, { feature });
};

/** Fills a template as the market speaks; American words come first, so that names stay as they are. */
export const say = (market: DemoMarket, template: string, slots: Slots): string => {
  if (market.language !== 'en') return fill(template, slots);
  return fillEnglish(market.american ? americanise(template) : template, slots);
};

const hasFeature = (template: string) => slotsOf(template).includes('feature');

/** Two or three in the order of the file, at most one of them about a feature. */
const drawMiddles = (middles: string[], chance: Chance): string[] => {
  const wanted = chance.int(2, 3);
  const picked: string[] = [];
  for (const middle of chance.sample(middles, middles.length))
    if (picked.length < wanted && !(hasFeature(middle) && picked.some(hasFeature))) picked.push(middle);
  return middles.filter((middle) => picked.includes(middle));
};

const aboutOf = (voice: Voice): AboutContent => content.about[voice.market.language];

/** Texts that are true of the supplier: a text about its bedrooms does not fit a loft. */
const fitting = <T extends { when: string[] }>(list: T[], voice: Voice): T[] => {
  const tags = tagsOf(voice);
  return list.filter(({ when }) => when.every((tag) => tags.has(tag)));
};

/** One opening, two or three middles, one closing. */
export const describe = (voice: Voice, chance: Chance): string => {
  const about = aboutOf(voice).categories[voice.category.slug];
  const openings = fitting(about.openings, voice).map(({ text }) => text);
  const middles = fitting(about.middles, voice).map(({ text }) => text);
  const sentences = [chance.pick(openings), ...drawMiddles(middles, chance), chance.pick(about.closings)];
  const slots = slotsFor(voice);
  return sentences.map((sentence) => say(voice.market, sentence, slots)).join(' ');
};

export const drawQuestions = (voice: Voice, chance: Chance): SupplierQuestion[] => {
  const faqs = fitting(aboutOf(voice).categories[voice.category.slug].faqs, voice);
  const picked = new Set(chance.sample(faqs, chance.int(Math.min(5, faqs.length), faqs.length)));
  const slots = slotsFor(voice);
  return faqs
    .filter((faq) => picked.has(faq))
    .map((faq, i) => ({
      id: `${voice.outline.id}-q${i + 1}`,
      question: say(voice.market, faq.q, slots),
      answer: say(voice.market, faq.a, slots),
    }));
};

/** Draws texts of a shared list, and fills them. */
export const drawShared = (
  voice: Voice,
  list: 'managerMessages' | 'highlights' | 'awards' | 'brochureTitles' | 'benefits',
  chance: Chance,
  n: number,
): string[] => {
  const slots = slotsFor(voice);
  return chance.sample(aboutOf(voice).shared[list], n).map((template) => say(voice.market, template, slots));
};

/** The first sentence, for cards. */
export const teaserOf = (description: string): string => {
  const end = description.search(/[.!?…](["”»“])? (?=\p{Lu}|[“„«])/u);
  return end < 0 ? description : description.slice(0, end + 1);
};
