import styled from '@emotion/styled';
import { color, media, Stack } from '@posy/shared-ui';
import { Heart } from '#shortlist/public';
import { CardWords } from '#supplier/card/card-words';
import { Picture } from '#supplier/card/picture';
import type { RecommendedSupplier } from '../rules/local-suppliers';

/** Beside each other; on phones they scroll sideways, so that the next category stays near. */
const List = styled.ul`
  display: grid;
  gap: 28px 20px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  ${media.phone} {
    &[data-slides] {
      grid-auto-flow: column;
      grid-auto-columns: min(78%, 280px);
      grid-template-columns: none;
      gap: 16px;
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scrollbar-width: none;
      margin-inline: -16px;
      padding: 4px 16px;
      scroll-padding-inline: 16px;
    }
  }
  & > li {
    position: relative;
    display: grid;
    gap: 10px;
    align-content: start;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 18px;
    background: ${color.sunken};
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: 10px;
`;

const Card = ({ supplier, level }: { supplier: RecommendedSupplier; level: 3 | 4 }) => (
  <li>
    <Picture picture={supplier.picture} shape="4x3" sizes="(min-width: 768px) 300px, 100vw" />
    <Stack gap={1}>
      <CardWords supplier={supplier} level={level} />
    </Stack>
    <Corner>
      <Heart supplier={supplier} isOnPicture />
    </Corner>
  </li>
);

/** Recommended suppliers, each with a heart. */
export const RecommendedCards = ({
  suppliers,
  level = 3,
}: {
  suppliers: readonly RecommendedSupplier[];
  /** Heading level of the names: one below that of their section. */
  level?: 3 | 4;
}) => (
  <List data-slides={suppliers.length > 1 || undefined}>
    {suppliers.map((supplier) => (
      <Card key={supplier.id} supplier={supplier} level={level} />
    ))}
  </List>
);
