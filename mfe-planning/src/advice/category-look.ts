import type { ArticleCategory } from '@posy/shared-contracts/entities';
import type { Hue } from '@posy/shared-ui';

/** The flower of each subject: that of the area it belongs to. */
export const categoryHue: Record<ArticleCategory, Hue> = {
  planning: 'fern',
  budget: 'primrose',
  guests: 'bluebell',
  legal: 'sweetpea',
  venues: 'peony',
  suppliers: 'peony',
  food: 'apricot',
};

/** The message that names each subject. */
export const categoryName = {
  planning: 'advice.category.planning',
  budget: 'advice.category.budget',
  guests: 'advice.category.guests',
  legal: 'advice.category.legal',
  venues: 'advice.category.venues',
  suppliers: 'advice.category.suppliers',
  food: 'advice.category.food',
} as const satisfies Record<ArticleCategory, string>;
