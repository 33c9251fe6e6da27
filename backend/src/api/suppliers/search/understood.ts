import { type SearchPart, type SearchRanking, type SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import * as v from 'valibot';
import { categoryContent } from '#catalogue/content/content';
import { marketOf } from '#catalogue/content/markets';
import { kindLabel } from '#catalogue/search/lexicon/lexicon';
import { paidPlaces, rankingWeights } from '#catalogue/search/ranking/weights';
import {
  type FindRequest,
  type FindResponse,
  type FoundPart,
  type SearchFacets,
} from '#catalogue/search/request/search-request';
import bedsJson from '#content/search/beds.json';
import { money, toCard } from '../public-faces';

const toCoordinates = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });

const labelOf = (kind: 'feature' | 'style', category: SupplierCategory, key: string, country: CountryCode): string => {
  const { features, styles } = categoryContent(category);
  const found = (kind === 'feature' ? features : styles).find((one) => one.key === key);
  return found?.labels[marketOf(country).locale] ?? key;
};

const bedsWords = v.parse(v.record(v.string(), v.string()), bedsJson);

/** Returns the label of beds for so many people, in the market's language. */
const bedsLabel = (least: number, country: CountryCode): string =>
  (bedsWords[marketOf(country).locale] ?? '{count}').replace('{count}', String(least));

/** Labels of the counted keys in the market's language; the category is known wherever anything was counted. */
export const labelsOf = (
  { features, styles, kinds }: SearchFacets,
  { countryCode }: FindRequest,
  category: SupplierCategory | null,
) => {
  const named = (kind: 'feature' | 'style', counts: Record<string, number>) =>
    Object.fromEntries(
      Object.keys(counts).map((key) => [key, category === null ? key : labelOf(kind, category, key, countryCode)]),
    );
  return {
    features: named('feature', features),
    styles: named('style', styles),
    kinds: Object.fromEntries(Object.keys(kinds).map((key) => [key, kindLabel(key, countryCode)])),
  };
};

/** A part in the words of a market; a category may follow from another part, then no words of the text said it. */
const toPart = ({ part, without }: FoundPart, typed: string, country: CountryCode): SearchPart => {
  const said = { text: typed.slice(part.from, part.to).trim(), without };
  switch (part.kind) {
    case 'category':
      return { kind: 'category', ...said, category: part.category };
    case 'venue-kind':
      return { kind: 'venue-kind', ...said, key: part.key, label: kindLabel(part.key, country) };
    case 'feature':
    case 'style': {
      const { kind, category, key } = part;
      const label = part.least === undefined ? labelOf(kind, category, key, country) : bedsLabel(part.least, country);
      return { kind, ...said, category, key, label };
    }
    case 'place': {
      const { name, within, point } = part.place;
      return { kind: 'place', ...said, name, within, location: point && toCoordinates(point) };
    }
    case 'radius':
      return { kind: 'radius', ...said, km: part.km };
    case 'guests':
      return { kind: 'guests', ...said, count: part.count };
    case 'budget':
      return { kind: 'budget', ...said, min: part.min && money(part.min), max: part.max && money(part.max) };
    case 'date':
      return { kind: 'date', ...said, from: part.firstDay, to: part.lastDay };
  }
};

const correctionOf = (
  { corrections, readAs, areaReadAs }: FindResponse,
  { text = '', area = '' }: FindRequest,
): SearchUnderstanding['correction'] => {
  if (corrections.length === 0) return null;
  const words = corrections.map(({ typed, read }) => ({ typed, read }));
  return { text: readAs ?? text, area: areaReadAs ?? area, words };
};

/** The text without what a rescue leaves out; where it is no part of it, the text stays. */
const textWithout = ({ parts, textWithoutUnknown }: FindResponse, drop: number | string, text: string): string => {
  // An unknown place would be searched for again.
  if (drop === 'place') return textWithoutUnknown;
  return (typeof drop === 'number' ? parts[drop]?.without : undefined) ?? text;
};

/** Counties and regions that are no administrative units are shown as regions. */
const placeKinds = {
  town: 'town',
  county: 'region',
  region: 'region',
  'named-region': 'region',
  postcode: 'postcode',
  country: 'country',
} as const;

const toPlace = ({ name, kind, point }: NonNullable<FindResponse['place']>): SearchUnderstanding['place'] => ({
  name,
  kind: placeKinds[kind],
  location: point && toCoordinates(point),
});

/** Returns the understanding of a search, for the person who searched; `card` makes the cards of near matches. */
export const toUnderstood = (found: FindResponse, request: FindRequest, card = toCard): SearchUnderstanding => {
  const text = (request.text ?? '').normalize('NFC');
  return {
    parts: found.parts.map((part) => toPart(part, text, request.countryCode)),
    words: found.words,
    softWords: found.softWords,
    place: found.place && toPlace(found.place),
    ignored: found.ignored,
    weekdays: found.weekdays,
    unknownPlaces: found.unknownPlaces,
    unoffered: found.unoffered,
    unofferedNear: found.unofferedNear,
    unwanted: found.unwanted,
    otherCategories: found.otherCategories,
    isNearMe: found.isNearMe,
    correction: correctionOf(found, request),
    paid: found.paid,
    close: found.close.map(({ hit, lacks }) => ({
      supplier: card(hit),
      distanceKm: hit.distanceKm,
      location: toCoordinates(hit.location),
      lacks,
    })),
    rescue: found.rescue.map(({ drop, total }) => ({ drop, total, without: textWithout(found, drop, text) })),
  };
};

/** Weights of the order, for the text that explains it. */
export const ranking: SearchRanking = { weights: rankingWeights, paid: paidPlaces };
