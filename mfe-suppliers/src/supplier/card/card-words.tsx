import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { Heading, type HeadingLevel, NavLink, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { supplierHref } from '../rules/links';
import { PriceWords } from './price-words';
import { SupplierRating } from './supplier-rating';

type CardSupplier = Pick<SupplierCard, 'name' | 'town' | 'county' | 'type' | 'rating' | 'price'> &
  Parameters<typeof supplierHref>[1];

/**
 * The text of a small card below its picture: name, category, place, rating and price. Its name links to the profile.
 */
export const CardWords = ({ supplier, level }: { supplier: CardSupplier; level: HeadingLevel }) => {
  const { prefix } = useLocaleInfo().market;
  const { name, town, county, type, rating, price } = supplier;
  return (
    <>
      <Heading level={level} size="title">
        <NavLink href={supplierHref(prefix, supplier)}>{name}</NavLink>
      </Heading>
      <Text size="small" tone="soft">
        <FormattedMessage id={`suppliers.kind.${type}`} />
        {' · '}
        <FormattedMessage id="suppliers.card.place" values={{ town, county, isSame: String(town === county) }} />
      </Text>
      <SupplierRating rating={rating} />
      <PriceWords price={price} />
    </>
  );
};
