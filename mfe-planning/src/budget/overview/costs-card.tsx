import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { Card, color, font, Heading, media, Table } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupName } from '../queries/group-names';
import type { ReadyBudget } from '../queries/use-budget';
import { useMoney } from '../queries/use-money';
import { byGroup, byPayer, type CostSection } from '../rules/figures/totals';
import { CostRow } from './cost-row';
import { NotPrinted } from './payments/not-printed';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 20px 16px 8px;
  ${media.tablet} {
    padding-inline: 24px;
  }
`;

const Costs = styled(Table)`
  & tr > :first-child {
    padding-inline-start: 16px;
    text-align: start;
  }
  & tr > :last-child {
    padding-inline-end: 16px;
  }
  ${media.tablet} {
    & tr > :first-child {
      padding-inline-start: 24px;
    }
    & tr > :last-child {
      padding-inline-end: 24px;
    }
    & [data-narrow] {
      display: none;
    }
  }
  ${media.phone} {
    & [data-wide] {
      display: none;
    }
  }
  & tbody th[scope='rowgroup'] {
    font: 470 1.0625rem ${font.display};
    color: ${color.ink};
  }
  & tbody > tr > td:not(:first-of-type) {
    white-space: nowrap;
  }
  & tr {
    break-inside: avoid;
  }
  & tbody > tr[data-group] > * {
    padding-block-start: 22px;
    border-block-end: 0;
  }
  & tbody > tr[data-group] > td {
    color: ${color.inkSoft};
  }
  & tbody > tr[data-group]:hover {
    background: none;
  }
  & tbody + tbody > tr:first-of-type > * {
    border-block-start: 1px solid ${color.line};
  }
`;

const Columns = () => (
  <thead>
    <tr>
      <th scope="col">
        <FormattedMessage id="budget.column.item" />
      </th>
      <th scope="col" data-end data-narrow>
        <FormattedMessage id="budget.column.amount" />
      </th>
      <th scope="col" data-end data-wide>
        <FormattedMessage id="budget.column.estimate" />
      </th>
      <th scope="col" data-end data-wide>
        <FormattedMessage id="budget.column.quoted" />
      </th>
      <th scope="col" data-end data-wide>
        <FormattedMessage id="budget.column.paid" />
      </th>
      <th scope="col" data-end data-wide>
        <FormattedMessage id="budget.column.due" />
      </th>
    </tr>
  </thead>
);

/** A section's name. Its sums are left out when it has only one row, which shows the same. */
const SectionHead = ({ name, totals }: { name: string; totals: CostSection['totals'] | null }) => {
  const money = useMoney();
  return (
    <tr data-group="">
      <th scope="rowgroup">{name}</th>
      <td data-end data-narrow>
        {totals !== null && money(totals.amount)}
      </td>
      <td data-end data-wide>
        {totals !== null && money(totals.estimate)}
      </td>
      <td data-end data-wide>
        {totals !== null && totals.quoted > 0 && money(totals.quoted)}
      </td>
      <td data-end data-wide>
        {totals !== null && money(totals.paid)}
      </td>
      <td data-end data-wide>
        {totals !== null && money(totals.due)}
      </td>
    </tr>
  );
};

/** The grouping of the costs is stored in the address. */
const useSections = (items: ReadyBudget['items']) => {
  const intl = useIntl();
  const [params] = useSearchParams();
  const isByPayer = params.get('by') === 'payer';
  const sections = useMemo(() => (isByPayer ? byPayer(items) : byGroup(items)), [isByPayer, items]);
  const nameOf = (key: string): string => {
    if (!isByPayer) return groupName(intl, key);
    return key === '' ? intl.formatMessage({ id: 'budget.payer.couple' }) : key;
  };
  return { isByPayer, sections, nameOf };
};

interface Props extends Pick<ReadyBudget, 'items' | 'totals'> {
  /** Id of the cost whose drawer is open, or null. */
  openId: string | null;
  /** Names of suppliers by their ids. */
  suppliers: ReadonlyMap<string, string>;
}

/** Lists every cost, grouped by category or by payer. */
export const CostsCard = memo(({ items, totals, openId, suppliers }: Props) => {
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { isByPayer, sections, nameOf } = useSections(items);
  return (
    <Card isFlush>
      <Head>
        <Heading level={2}>
          <FormattedMessage id="budget.costs" />
        </Heading>
        <NotPrinted>
          <Segment
            label={formatMessage({ id: 'budget.by' })}
            value={isByPayer ? 'payer' : 'group'}
            options={[
              { value: 'group', label: formatMessage({ id: 'budget.by.group' }) },
              { value: 'payer', label: formatMessage({ id: 'budget.by.payer' }) },
            ]}
            onChange={(by) => navigate(paths.budget(market.prefix, by === 'payer' ? { by } : {}), { replace: true })}
          />
        </NotPrinted>
      </Head>
      <Costs>
        <Columns />
        {sections.map(({ key, items: own, totals: sums }) => (
          <tbody key={key}>
            <SectionHead name={nameOf(key)} totals={own.length > 1 ? sums : null} />
            {own.map((item) => (
              <CostRow
                key={item.cost.id}
                item={item}
                isOpen={item.cost.id === openId}
                supplier={suppliers.get(item.cost.supplierId ?? '') ?? null}
              />
            ))}
          </tbody>
        ))}
        <tbody>
          <SectionHead name={formatMessage({ id: 'budget.total' })} totals={totals} />
        </tbody>
      </Costs>
    </Card>
  );
});
CostsCard.displayName = 'CostsCard';
