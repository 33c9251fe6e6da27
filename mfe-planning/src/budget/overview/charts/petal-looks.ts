import { color } from '@posy/shared-ui';
import type { Petal } from '#budget/rules/figures/totals';

/** The colour of each petal, as in design/look. */
export const petalColor: Readonly<Record<Petal, string>> = {
  venue: color.stem,
  catering: color.primrose.main,
  photography: color.peony.main,
  outfits: color.bluebell.main,
  flowers: color.apricot.main,
  decoration: color.fern.main,
  music: color.sweetpea.main,
  cake: color.peony.deep,
  rest: color.bluebell.deep,
  contingency: color.lineStrong,
};

export const petalNames = {
  venue: 'budget.petal.venue',
  catering: 'budget.petal.catering',
  photography: 'budget.petal.photography',
  outfits: 'budget.petal.outfits',
  flowers: 'budget.petal.flowers',
  decoration: 'budget.petal.decoration',
  music: 'budget.petal.music',
  cake: 'budget.petal.cake',
  rest: 'budget.petal.rest',
  contingency: 'budget.petal.contingency',
} as const satisfies Record<Petal, string>;
