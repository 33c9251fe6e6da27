import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { color, media } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { anchors } from '../anchors';
import { PriceWords } from '#supplier/card/price-words';

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

/** What is asked first, in figures and few words. */
export const Overview = ({ profile }: { profile: SupplierProfile }) => {
  const intl = useIntl();
  const { type, price, capacity, styles, town, county, features } = profile;
  const place = intl.formatMessage({ id: 'suppliers.card.place' }, { town, county, isSame: String(town === county) });
  const facts: [string, ReactNode][] = [
    [intl.formatMessage({ id: 'suppliers.key.kind' }), intl.formatMessage({ id: `suppliers.kind.${type}` })],
    [intl.formatMessage({ id: 'suppliers.key.place' }), place],
  ];
  if (price !== null)
    facts.push([intl.formatMessage({ id: 'suppliers.key.price' }), <PriceWords key="price" price={price} />]);
  if (capacity !== null)
    facts.push([
      intl.formatMessage({ id: 'suppliers.key.capacity' }),
      intl.formatMessage({ id: 'suppliers.card.capacity' }, { count: capacity, type }),
    ]);
  if (styles.length > 0)
    facts.push([intl.formatMessage({ id: 'suppliers.key.styles' }), intl.formatList(styles, { type: 'unit' })]);
  const [good] = features;
  if (good !== undefined) facts.push([intl.formatMessage({ id: 'suppliers.key.goodToKnow' }), good]);
  return (
    <section id={anchors.overview}>
      <h2 className="visually-hidden">
        <FormattedMessage id="suppliers.section.overview" />
      </h2>
      <Keys id={anchors.keyInfo}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Keys>
    </section>
  );
};
