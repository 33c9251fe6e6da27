import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { color, media } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceWords } from '#supplier/card/price-words';
import { useDistance } from '#supplier/couple/use-distance';
import { knownFacts } from '../rules/known-facts';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 20px 16px;
  padding-block: 28px 0;
  scroll-margin-block-start: 48px;
  & dt {
    font-size: 0.875rem;
    color: ${color.inkFaint};
  }
  & dd {
    font-weight: 600;
    overflow-wrap: break-word;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const useFacts = (profile: SupplierProfile): [string, ReactNode][] => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const distance = useDistance();
  const { type, kind, price, capacity, styles, facts } = profile;
  const known = knownFacts(profile, { intl, locale, currency: price?.from.currency ?? market.currency, distance });
  // The head already has the place; the kind is not obvious from the address.
  const rows: [string, ReactNode][] = kind == null ? [] : [[intl.formatMessage({ id: 'suppliers.key.kind' }), kind]];
  if (price !== null)
    rows.push([intl.formatMessage({ id: 'suppliers.key.price' }), <PriceWords key="price" price={price} />]);
  if (capacity !== null && facts?.capacityDayMax == null)
    rows.push([
      intl.formatMessage({ id: 'suppliers.key.capacity' }),
      intl.formatMessage({ id: 'suppliers.card.capacity' }, { count: capacity, type }),
    ]);
  for (const [name, value] of known) rows.push([name, value]);
  if (styles.length > 0)
    rows.push([intl.formatMessage({ id: 'suppliers.key.styles' }), intl.formatList(styles, { type: 'unit' })]);
  return rows;
};

/** The most requested facts, in figures and short texts. */
export const Overview = ({ profile }: { profile: SupplierProfile }) => (
  <section id={profileAnchors.overview}>
    <h2 className="visually-hidden">
      <FormattedMessage id="suppliers.section.overview" />
    </h2>
    <Keys id={profileAnchors.keyInfo}>
      {useFacts(profile).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Keys>
  </section>
);
