import { type PictureGroup } from '@posy/shared-contracts/entities';
import { categoryContent } from '../content/content';
import { type DemoMarket, type VenueView, venueViews } from '../content/markets';
import { type VenueDetail, venueDetails } from '../content/venue-details';
import { type PictureRef } from '../records/supplier-record';
import { type Chance } from './chance/chance';
import { type Outline } from './outline/outline';

/** A picture of one scene: the part of the seed before `--` decides building, palette and light. */
export const sceneOf = (outline: Outline, market: DemoMarket, scene: string): PictureRef => {
  const subject = categoryContent(outline.category).labels[market.locale].singular;
  return {
    id: `${outline.id}-${scene}`,
    category: outline.category,
    seed: `${outline.id}--${scene}`,
    label: market.words.illustration(subject, outline.name),
  };
};

const groupOfView: Record<VenueView, PictureGroup> = {
  outside: 'outside',
  room: 'inside',
  table: 'dinner',
  garden: 'outside',
  night: 'outside',
};

/** Picture of a venue's view, with its label. */
export const viewOf = (outline: Outline, market: DemoMarket, view: VenueView): PictureRef => ({
  ...sceneOf(outline, market, `${outline.kind ?? ''}-${view}`),
  label: market.words.illustration(market.words.views[view], outline.name),
  group: groupOfView[view],
});

/** Picture of a detail of a wedding at the venue. */
const detailOf = (
  outline: Outline,
  market: DemoMarket,
  { scene, group, portrait, labels }: VenueDetail,
): PictureRef => ({
  ...sceneOf(outline, market, scene),
  label: market.words.illustration(labels[market.language], outline.name),
  ...(portrait === true && { portrait }),
  group,
});

/** Picture of a supplier's illustration, from 1. */
export const pictureOf = (outline: Outline, market: DemoMarket, index: number): PictureRef => {
  if (outline.kind !== null) return viewOf(outline, market, venueViews[(index - 1) % venueViews.length] ?? 'outside');
  const picture = sceneOf(outline, market, String(index));
  // The drawing is determined by its seed; the number in the label tells it from the others.
  return { ...picture, label: market.words.numbered(picture.label, index) };
};

/** Each of a venue's views once: two drawings of one would be the same picture to a couple. Then details. */
const venuePictures = (outline: Outline, market: DemoMarket, details: number): PictureRef[] => [
  ...venueViews.map((view) => viewOf(outline, market, view)),
  ...venueDetails.slice(0, details).map((detail) => detailOf(outline, market, detail)),
];

/** A supplier's gallery. */
export const picturesOf = (outline: Outline, market: DemoMarket, chance: Chance): PictureRef[] =>
  outline.kind === null
    ? Array.from({ length: chance.int(4, 9) }, (_, i) => pictureOf(outline, market, i + 1))
    : venuePictures(outline, market, chance.int(11, venueDetails.length));
