import { type Labelled, type SupplierCapacity, type SupplierQuestion } from '../types';
import { type Chance } from './chance';
import { content } from './content';
import { type AboutContent, type CategoryContent } from './content-schema';
import { type Market } from './markets';
import { type Outline } from './outline';
import { placeSlots, withDe } from './place-forms';
import { americanise, fill, fillEnglish, type Slots, slotsOf } from './slots';

type FeatureContent = CategoryContent['features'][number];

/** What the texts of one supplier have in common. */
export interface Voice {
  market: Market;
  outline: Outline;
  category: CategoryContent;
  capacity: SupplierCapacity | null;
  features: FeatureContent[];
  /** The features in the order that texts mention them. */
  mentioned: FeatureContent[];
  styles: FeatureContent[];
  years: number;
}

export const labelsOf = (items: FeatureContent[], market: Market): Labelled[] =>
  items.map((item) => ({ key: item.key, label: item.labels[market.locale] }));

/** Slots of one text: features come one after the other, each once. */
export function slotsFor(voice: Voice): Slots {
  const { market, outline, capacity, mentioned, styles, years } = voice;
  let nextFeature = 0;
  return {
    ...placeSlots(market.language, outline.place.name, outline.place.county),
    name: outline.name,
    de_name: withDe(outline.name),
    owner: outline.owner,
    years: String(years),
    capacity: String(capacity?.max ?? ''),
    style: styles[0]?.inText[market.locale] ?? '',
    feature: () => {
      const feature = mentioned[nextFeature % mentioned.length];
      nextFeature += 1;
      return feature?.inText[market.locale] ?? '';
    },
  };
}

/** Fills a template as the market speaks; American words come first, so that names stay as they are. */
export function say(market: Market, template: string, slots: Slots): string {
  if (market.language !== 'en') return fill(template, slots);
  return fillEnglish(market.american ? americanise(template) : template, slots);
}

const hasFeature = (template: string) => slotsOf(template).includes('feature');

/** Two or three in the order of the file, at most one of them about a feature. */
function drawMiddles(middles: string[], chance: Chance): string[] {
  const wanted = chance.int(2, 3);
  const picked: string[] = [];
  for (const middle of chance.sample(middles, middles.length))
    if (picked.length < wanted && !(hasFeature(middle) && picked.some(hasFeature))) picked.push(middle);
  return middles.filter((middle) => picked.includes(middle));
}

const aboutOf = (voice: Voice): AboutContent => content.about[voice.market.language];

/** One opening, two or three middles, one closing. */
export function describe(voice: Voice, chance: Chance): string {
  const about = aboutOf(voice).categories[voice.category.slug];
  const sentences = [chance.pick(about.openings), ...drawMiddles(about.middles, chance), chance.pick(about.closings)];
  const slots = slotsFor(voice);
  return sentences.map((sentence) => say(voice.market, sentence, slots)).join(' ');
}

export function drawQuestions(voice: Voice, chance: Chance): SupplierQuestion[] {
  const { faqs } = aboutOf(voice).categories[voice.category.slug];
  const picked = new Set(chance.sample(faqs, chance.int(5, faqs.length)));
  const slots = slotsFor(voice);
  return faqs
    .filter((faq) => picked.has(faq))
    .map((faq, i) => ({
      id: `${voice.outline.id}-q${i + 1}`,
      question: say(voice.market, faq.q, slots),
      answer: say(voice.market, faq.a, slots),
    }));
}

/** Some of a shared list, filled. */
export function drawShared(
  voice: Voice,
  list: 'managerMessages' | 'highlights' | 'awards' | 'brochureTitles',
  chance: Chance,
  n: number,
): string[] {
  const slots = slotsFor(voice);
  return chance.sample(aboutOf(voice).shared[list], n).map((template) => say(voice.market, template, slots));
}

/** The first sentence, for cards. */
export function teaserOf(description: string): string {
  const end = description.search(/[.!?…](["”»“])? (?=\p{Lu}|[“„«])/u);
  return end < 0 ? description : description.slice(0, end + 1);
}
