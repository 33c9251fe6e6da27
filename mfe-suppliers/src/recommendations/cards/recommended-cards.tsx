import styled from '@emotion/styled';
import { useLocaleInfo, useWedding } from '@posy/remote-kit';
import { type Money, weddingDay } from '@posy/shared-contracts/entities';
import { color, Heading, media, NavLink, Tag, Text } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Heart } from '#shortlist/public';
import { Picture } from '#supplier/card/picture';
import { PlaceLine } from '#supplier/card/place/place-line';
import { PriceWords } from '#supplier/card/price-words';
import { SupplierRating } from '#supplier/card/supplier-rating';
import { supplierHref } from '#supplier/rules/links';
import type { RecommendedSupplier } from '../rules/local-suppliers';
import { Why } from './why';

/** Three beside each other, or four in one row; on phones they scroll sideways, so that the next category stays near. */
const List = styled.ul`
  display: grid;
  gap: 28px 24px;
  ${media.phone} {
    &[data-slides] {
      grid-auto-flow: column;
      grid-auto-columns: 78%;
      gap: 20px;
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
      margin-inline: -16px;
      padding: 4px 16px;
      scroll-padding-inline: 16px;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    /* Four fill their rows: two and two, or one row. */
    &[data-count='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 1100px) {
    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > li {
    position: relative;
    display: grid;
    gap: 4px;
    align-content: start;
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 14px;
    background: ${color.sunken};
    margin-block-end: 8px;
    ${media.tablet} {
      aspect-ratio: 3 / 2;
    }
  }
`;

const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  justify-content: space-between;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: 10px;
`;

const Free = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  max-inline-size: calc(100% - 76px);
  & > span {
    border-end-start-radius: 5px;
    background: ${color.surface};
  }
`;

const FreeTag = () => {
  const wedding = useWedding();
  const day = wedding === null ? null : weddingDay(wedding);
  return day === null ? null : (
    <Free>
      <Tag hue="fern">
        <CheckIcon size="s" />
        <FormattedMessage
          id="recommendations.card.free"
          values={{ day: <FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" day="numeric" month="long" /> }}
        />
      </Tag>
    </Free>
  );
};

interface CardsProps {
  suppliers: readonly RecommendedSupplier[];
  /** The couple's budget for them. */
  planned?: Money;
  /** Heading level of the names: one below that of their section. */
  level?: 3 | 4;
}

type CardProps = Pick<CardsProps, 'planned'> & { supplier: RecommendedSupplier; level: 3 | 4 };

const Card = ({ supplier, planned, level }: CardProps) => {
  const { prefix } = useLocaleInfo().market;
  const { town, county, distanceKm, distanceFrom } = supplier;
  return (
    <li>
      <Picture picture={supplier.picture} shape="4x3" sizes="(min-width: 768px) 400px, 78vw" />
      <NameLine>
        <Heading level={level} size="title">
          <NavLink href={supplierHref(prefix, supplier)}>{supplier.name}</NavLink>
        </Heading>
        <SupplierRating rating={supplier.rating} />
      </NameLine>
      <Text size="small" tone="soft">
        <PlaceLine {...{ town, county, distanceKm, distanceFrom }} />
      </Text>
      <PriceWords price={supplier.price} />
      <Why supplier={supplier} planned={planned} />
      {supplier.free === true ? <FreeTag /> : null}
      <Corner>
        <Heart supplier={supplier} isOnPicture />
      </Corner>
    </li>
  );
};

/** Recommended suppliers, each with a heart, and a reason where the facts give one. */
export const RecommendedCards = ({ suppliers, planned, level = 3 }: CardsProps) => (
  <List data-slides={suppliers.length > 1 || undefined} data-count={suppliers.length}>
    {suppliers.map((supplier) => (
      <Card key={supplier.id} supplier={supplier} planned={planned} level={level} />
    ))}
  </List>
);
