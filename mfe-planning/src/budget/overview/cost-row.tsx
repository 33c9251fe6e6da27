import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { color, NavLink } from '@posy/shared-ui';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WaitingMark } from '#plan/frame/waiting-mark';
import { reckonedBasis, useBasisWords } from '../queries/basis-words';
import { costsQuery } from '../queries/budget-queries';
import { useMoney } from '../queries/use-money';
import type { CostItem } from '../rules/cost-items';

const Line = styled.tr`
  position: relative;
  & > td {
    color: ${color.inkSoft};
  }
  & > td:nth-of-type(2),
  & > td:last-of-type {
    color: ${color.ink};
  }
  & a {
    font-weight: 600;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & small {
    display: block;
    font-size: 0.875rem;
    color: ${color.inkSoft};
  }
`;

const Zero = styled.span`
  color: ${color.inkFaint};
`;

interface Props {
  item: CostItem;
  isOpen: boolean;
  supplier: string | null;
}

/** Returns the line under an item's name: its supplier, its basis and its payer. */
const useNote = ({ item, supplier }: Props): string => {
  const { formatList, formatMessage } = useIntl();
  const basis = useBasisWords()(reckonedBasis(item));
  const { payer } = item.cost;
  const parts = [
    supplier ?? '',
    basis === '' ? '' : formatMessage({ id: 'budget.follows' }, { basis }),
    payer === '' ? '' : formatMessage({ id: 'budget.paid-by' }, { payer }),
  ];
  return formatList(
    parts.filter((part) => part !== ''),
    { type: 'unit' },
  );
};

/** One cost. The whole row links to its drawer. */
export const CostRow = memo((props: Props) => {
  const { item, isOpen } = props;
  const { market } = useLocaleInfo();
  const money = useMoney();
  const note = useNote(props);
  const { cost, estimate, quoted, amount, paid, due } = item;
  return (
    <Line data-hue={isOpen ? 'primrose' : undefined}>
      <td>
        <NavLink href={paths.cost(market.prefix, cost.id)} aria-current={isOpen || undefined}>
          {cost.name}
        </NavLink>
        <small>
          {note} <WaitingMark list={costsQuery} id={cost.id} />
        </small>
      </td>
      <td data-end data-narrow>
        {money(amount)}
        <small>
          <FormattedMessage id={quoted > 0 ? 'budget.is-quoted' : 'budget.is-estimated'} />
        </small>
      </td>
      <td data-end data-wide>
        {money(estimate)}
      </td>
      <td data-end data-wide>
        {quoted > 0 ? (
          money(quoted)
        ) : (
          <Zero>
            <FormattedMessage id="budget.none" />
          </Zero>
        )}
      </td>
      <td data-end data-wide>
        {paid > 0 ? money(paid) : <Zero>{money(0)}</Zero>}
      </td>
      <td data-end data-wide>
        <b>{money(due)}</b>
      </td>
    </Line>
  );
});
CostRow.displayName = 'CostRow';
