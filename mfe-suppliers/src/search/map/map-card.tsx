import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color, Heading, IconButton, media, NavLink, shadow, Text } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { PlaceLine } from '#supplier/card/place/place-line';
import { PriceWords } from '#supplier/card/price-words';
import { SupplierRating } from '#supplier/card/supplier-rating';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { supplierHref } from '#supplier/rules/links';
import type { MappedSupplier } from './mapped';

const Root = styled.article`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-start: 16px;
  z-index: 3;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  inline-size: min(420px, calc(100% - 92px));
  padding: 10px;
  border-radius: 18px;
  background: ${color.raised};
  box-shadow: ${shadow.sheet};
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: 12px;
  }
  & > button {
    align-self: start;
  }
  & > div {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  /* The map is taller than its visible part: the card stands above the tab bar at full width. */
  ${media.phone} {
    position: fixed;
    inset-inline: 12px;
    inset-block-end: calc(
      var(--posy-size-tabbar) + max(env(safe-area-inset-bottom, 0px), var(--posy-inset-bottom, 0px)) + 10px
    );
    grid-template-columns: 84px minmax(0, 1fr) auto;
    inline-size: auto;
  }
`;

interface Props {
  supplier: MappedSupplier;
  search: SupplierSearch;
  onClose: () => void;
}

/** The supplier of the pressed pin. */
export const MapCard = ({ supplier, search, onClose }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { town, county, distanceKm, distanceFrom } = supplier;
  return (
    <Root
      aria-label={supplier.name}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Picture picture={supplier.picture} shape="1x1" sizes="104px" />
      <div>
        <Heading level={2} size="title">
          <NavLink href={supplierHref(prefix, supplier, search)}>{supplier.name}</NavLink>
        </Heading>
        <Text size="small" tone="soft">
          <PlaceLine {...{ town, county, distanceKm, distanceFrom }} />
        </Text>
        <SupplierRating rating={supplier.rating} />
        <PriceWords price={supplier.price} />
      </div>
      <IconButton label={formatMessage({ id: 'search.map.close' }, { name: supplier.name })} onPress={onClose}>
        <XIcon />
      </IconButton>
    </Root>
  );
};
