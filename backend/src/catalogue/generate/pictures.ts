import { type Chance } from './chance/chance';
import { categoryContent } from './content';
import { type Market } from './market/markets';
import { type Outline } from './outline';
import { type PictureRef } from '../supplier-record';

/** What a venue shows of itself, in the order of its gallery. */
export const venueViews = ['outside', 'room', 'table', 'garden', 'night'] as const;

/** A picture of one scene: the part of the seed before `--` decides building, palette and light. */
export function sceneOf(outline: Outline, market: Market, scene: string): PictureRef {
  const subject = categoryContent(outline.category).labels[market.locale].singular;
  return {
    id: `${outline.id}-${scene}`,
    category: outline.category,
    seed: `${outline.id}--${scene}`,
    label: market.words.illustration(subject, outline.name),
  };
}

/** One of a supplier's illustrations, from 1. */
export function pictureOf(outline: Outline, market: Market, index: number): PictureRef {
  if (outline.kind === null) return sceneOf(outline, market, String(index));
  const view = venueViews[(index - 1) % venueViews.length] ?? 'outside';
  const again = index > venueViews.length ? `-${Math.ceil(index / venueViews.length)}` : '';
  return sceneOf(outline, market, `${outline.kind}-${view}${again}`);
}

export const picturesOf = (outline: Outline, market: Market, chance: Chance): PictureRef[] =>
  Array.from({ length: chance.int(outline.kind === null ? 4 : 5, 9) }, (_, i) => pictureOf(outline, market, i + 1));
