import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Card, Inline, Stack, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { priceForGuests } from '#supplier/rules/price/package-price';

/** The content of a package is a list of words in lower case. */
const Holds = styled(Text)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

interface Props {
  item: SupplierProfile['packages'][number];
  /** Null while the number of guests is unknown. */
  guests: number | null;
  isCheapest: boolean;
}

/** A package: its price and unit, its content, and its total for the guests. */
export const PackageCard = ({ item, guests, isCheapest }: Props) => {
  const { locale } = useLocaleInfo();
  const { name, description, price, basis } = item;
  const ours = basis === 'per-head' && guests !== null ? priceForGuests(item, guests) : null;
  return (
    <Card>
      <Stack gap={2}>
        <Inline justify="space-between" align="baseline" gap={3}>
          <Text isStrong>{name}</Text>
          <Text isStrong isFigures>
            {formatMoney(price, locale)}{' '}
            {basis === undefined ? null : (
              <Text as="span" size="small" tone="soft">
                <FormattedMessage id={`profile.basis.${basis}`} />
              </Text>
            )}
          </Text>
        </Inline>
        <Holds size="small" tone="soft">
          {description}
        </Holds>
        {ours === null ? null : (
          <Text size="small" isFigures isStrong>
            <FormattedMessage
              id="profile.pricing.forGuests"
              values={{ count: guests ?? 0, price: formatMoney(ours, locale) }}
            />
          </Text>
        )}
        {isCheapest ? (
          <Inline>
            <Tag hue="fern">
              <FormattedMessage id="profile.pricing.cheapest" values={{ count: guests ?? 0 }} />
            </Tag>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
};
