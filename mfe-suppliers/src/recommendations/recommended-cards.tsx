import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, Heading, NavLink, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Heart } from '#shortlist/public';
import { Picture } from '#supplier/card/picture';
import { PriceWords } from '#supplier/card/price-words';
import { SupplierRating } from '#supplier/card/supplier-rating';
import { supplierHref } from '#supplier/rules/links';
import type { Recommended } from './rules/local-suppliers';

const List = styled.ul`
  display: grid;
  gap: 28px 20px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
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

const Card = ({ supplier }: { supplier: Recommended }) => {
  const { prefix } = useLocaleInfo().market;
  const { name, town, county, type, picture, rating, price } = supplier;
  return (
    <li>
      <Picture picture={picture} shape="4x3" sizes="(min-width: 768px) 300px, 100vw" />
      <Stack gap={1}>
        <Heading level={3} size="title">
          <NavLink href={supplierHref(prefix, supplier)}>{name}</NavLink>
        </Heading>
        <Text size="small" tone="soft">
          <FormattedMessage id={`suppliers.kind.${type}`} />
          {' · '}
          <FormattedMessage id="suppliers.card.place" values={{ town, county, isSame: String(town === county) }} />
        </Text>
        <SupplierRating rating={rating} />
        <PriceWords price={price} />
      </Stack>
      <Corner>
        <Heart supplier={supplier} isOnPicture />
      </Corner>
    </li>
  );
};

/** Suppliers to look at, each with the way to keep it. */
export const RecommendedCards = ({ suppliers }: { suppliers: readonly Recommended[] }) => (
  <List>
    {suppliers.map((supplier) => (
      <Card key={supplier.id} supplier={supplier} />
    ))}
  </List>
);
