import { type ArtCategory, picture } from '@posy/shared-ui/art';
import { useMemo } from 'react';

interface Props {
  category: ArtCategory;
  /** The same seed, the same picture. */
  seed: string;
  /** The theme's own tones. */
  palette: number;
}

/** A picture in a theme's palette, as one image: its hundreds of shapes are no part of the document. */
export const SitePicture = ({ category, seed, palette }: Props) => {
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(picture({ category, seed, palette }))}`,
    [category, seed, palette],
  );
  return <img alt="" src={source} />;
};
