import styled from '@emotion/styled';
import { Callout, Card, color, media, PetalDot, Section } from '@posy/shared-ui';
import { UsersThreeIcon } from '@posy/shared-ui/icons';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReadyBudget } from '#budget/queries/use-budget';
import { useMoney } from '#budget/queries/use-money';
import { guestCost, petalParts } from '#budget/rules/figures/totals';
import { PetalChart } from './petal-chart';
import { petalColor, petalNames } from './petal-looks';

const Layout = styled.div`
  display: grid;
  gap: 20px;
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  ${media.desk} {
    grid-template-columns: minmax(300px, 400px) minmax(0, 1fr);
    gap: 40px;
  }
  [data-beside-drawer] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Legend = styled.ul`
  columns: 2 260px;
  column-gap: 28px;
  & > li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding-block: 9px;
    border-block-end: 1px solid ${color.line};
    font-size: 0.9375rem;
    break-inside: avoid;
    font-variant-numeric: tabular-nums;
  }
  & > li > span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
  }
  & > li > b {
    font-weight: 600;
  }
  & > li > span:last-of-type {
    min-inline-size: 4ch;
    color: ${color.inkFaint};
    text-align: end;
  }
`;

const Key = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
  & > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

const mostParts = 3;

/** Names the amount that one more day guest adds, and the items it is added to. */
const GuestNote = ({ items }: Pick<ReadyBudget, 'items'>) => {
  const { formatList, formatMessage } = useIntl();
  const money = useMoney();
  const cost = guestCost(items, 'day');
  if (cost.amount === 0) return null;
  const named = cost.parts.slice(0, mostParts);
  const others = cost.parts.slice(mostParts).reduce((sum, { amount }) => sum + amount, 0);
  const parts = formatList([
    ...named.map(({ name, amount }) => `${name} ${money(amount)}`),
    ...(others === 0 ? [] : [formatMessage({ id: 'budget.guest-cost.others' }, { amount: money(others) })]),
  ]);
  const amount = <b>{money(cost.amount)}</b>;
  return (
    <Callout hue="primrose" icon={<UsersThreeIcon />}>
      <FormattedMessage id="budget.guest-cost" values={{ amount, parts }} />
    </Callout>
  );
};

const Colours = () => (
  <Key>
    <span>
      <PetalDot aria-hidden style={{ background: color.inkSoft }} />
      <FormattedMessage id="budget.key.paid" />
    </span>
    <span>
      <PetalDot aria-hidden />
      <FormattedMessage id="budget.key.open" />
    </span>
  </Key>
);

/** The budget's chart and its figures. */
export const WhereItGoes = memo(({ items, totals }: Pick<ReadyBudget, 'items' | 'totals'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const parts = useMemo(() => petalParts(items), [items]);
  return (
    <Card>
      <Layout>
        {parts.length > 0 && <PetalChart parts={parts} totals={totals} />}
        <Section title={<FormattedMessage id="budget.where" />} action={<Colours />} gap={3}>
          <Legend>
            {parts.map(({ petal, amount, percent }) => (
              <li key={petal}>
                <PetalDot aria-hidden style={{ background: petalColor[petal] }} />
                <span>{formatMessage({ id: petalNames[petal] })}</span>
                <b>{money(amount)}</b>
                <span>{formatNumber(percent / 100, { style: 'percent' })}</span>
              </li>
            ))}
          </Legend>
          <GuestNote items={items} />
        </Section>
      </Layout>
    </Card>
  );
});
WhereItGoes.displayName = 'WhereItGoes';
