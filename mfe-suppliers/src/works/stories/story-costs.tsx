import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { color, Section, Text } from '@posy/shared-ui';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Altogether } from '../rules/altogether';
import { BesideOurs } from './beside-ours';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
    padding-block: 9px;
    border-block-end: 1px solid ${color.line};
    font-size: 0.9375rem;
  }
  & b {
    font-weight: 600;
  }
  & data {
    min-inline-size: 5em;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** The share of the dearest part. */
const Bar = styled.i`
  display: block;
  block-size: 7px;
  border-radius: 99px;
  overflow: hidden;
  background: ${color.peony.soft};
  &::before {
    content: '';
    display: block;
    inline-size: calc(var(--share) * 100%);
    block-size: 100%;
    border-radius: inherit;
    background: ${color.peony.main};
  }
`;

const shareOf = (share: number): CSSProperties => ({ '--share': share.toFixed(3) }) as CSSProperties;

/** The cost of each part of a wedding, and the basis of the figures. */
export const StoryCosts = ({ parts, perGuest, stated, all }: Altogether & { all: number }) => {
  const { locale } = useLocaleInfo();
  const most = parts[0]?.price.amount ?? 1;
  return (
    <Section title={<FormattedMessage id="stories.costs" />} gap={3}>
      <List>
        {parts.map(({ category, price }) => (
          <li key={category}>
            <b>
              <FormattedMessage id={`suppliers.category.${category}`} />
            </b>
            <Bar style={shareOf(price.amount / Math.max(1, most))} />
            <data value={price.amount}>{formatMoney(price, locale)}</data>
          </li>
        ))}
      </List>
      <Text size="small" tone="soft">
        <FormattedMessage id="stories.costs.basis" values={{ count: stated, all }} />
      </Text>
      <BesideOurs perGuest={perGuest} />
    </Section>
  );
};
