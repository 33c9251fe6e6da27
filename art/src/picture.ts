import { type ArtCategory, SUBJECTS } from './categories/subjects';
import { wrap } from './frames';
import { chance, nth } from './ink/chance';
import { PALETTES } from './ink/palettes';

interface PictureOptions {
  category: ArtCategory;
  seed: string | number;
  /** Must be escaped for an attribute. */
  label?: string;
  palette?: number;
}

/** An SVG string of a 4:3 picture. */
export const picture = ({ category, seed, label, palette }: PictureOptions): string => {
  const r = chance(`${category}:${seed}`),
    p = palette === undefined ? r.pick(PALETTES) : nth(PALETTES, palette % PALETTES.length);
  return wrap(400, 300, SUBJECTS[category](r, p), label);
};
