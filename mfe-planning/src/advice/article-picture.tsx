import styled from '@emotion/styled';
import type { ArticleSummary } from '@posy/shared-contracts/entities';
import { picturePath, type PictureWidth } from '@posy/shared-contracts/paths';
import { color, radius } from '@posy/shared-ui';

const Sheet = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  object-fit: cover;
  background: ${color.sunken};
  border-radius: ${radius.picture};
`;

const widths = [320, 640, 1280] as const;

interface Props {
  article: Pick<ArticleSummary, 'slug' | 'picture'>;
  /** CSS widths at which the picture is shown, for the browser's choice of file. */
  sizes: string;
  shape?: '4x3' | '16x9';
  /** True for the picture at the top of the page, which is loaded at once and first. */
  isFirst?: boolean;
}

/** The article's illustration. It has no text of its own: the title beside it names the subject. */
export const ArticlePicture = ({ article, sizes, shape = '4x3', isFirst = false }: Props) => {
  const at = (width: PictureWidth): string =>
    picturePath({ category: article.picture, seed: article.slug }, shape, width);
  return (
    <Sheet
      src={at(640)}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={640}
      height={shape === '4x3' ? 480 : 360}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
};
