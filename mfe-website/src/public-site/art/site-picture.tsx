import { type ArtCategory, picture } from '@posy/shared-ui/art';
import { useMemo } from 'react';

interface Props {
  category: ArtCategory;
  /** The same seed, the same picture. */
  seed: string;
  /** The theme's own tones. */
  palette: number;
}

/** A picture in a theme's palette. Its markup is made of numbers and fixed tables only, never of people's words. */
export const SitePicture = ({ category, seed, palette }: Props) => {
  const svg = useMemo(() => picture({ category, seed, palette }), [category, seed, palette]);
  return <span aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />;
};
