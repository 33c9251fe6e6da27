import { categoryContent } from '../content/content';
import { type DemoMarket, type VenueView, venueViews } from '../content/markets';
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

/** Picture of a venue's view, with its label. */
export const viewOf = (outline: Outline, market: DemoMarket, view: VenueView): PictureRef => ({
  ...sceneOf(outline, market, `${outline.kind ?? ''}-${view}`),
  label: market.words.illustration(market.words.views[view], outline.name),
});

/** Picture of a supplier's illustration, from 1. */
export const pictureOf = (outline: Outline, market: DemoMarket, index: number): PictureRef => {
  if (outline.kind !== null) return viewOf(outline, market, venueViews[(index - 1) % venueViews.length] ?? 'outside');
  const picture = sceneOf(outline, market, String(index));
  // The drawing is determined by its seed; the number in the label tells it from the others.
  return { ...picture, label: market.words.numbered(picture.label, index) };
};

/** A supplier's gallery. A venue shows each of its views once: two drawings of one would be the same picture to a couple. */
export const picturesOf = (outline: Outline, market: DemoMarket, chance: Chance): PictureRef[] =>
  Array.from({ length: outline.kind === null ? chance.int(4, 9) : venueViews.length }, (_, i) =>
    pictureOf(outline, market, i + 1),
  );
