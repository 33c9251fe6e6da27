import styled from '@emotion/styled';
import { Card, color, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { budgetScale, placeOnScale, usualSpend } from '../onboarding-figures';
import { useMoney } from '../use-money';

const Track = styled.div`
  position: relative;
  block-size: 28px;
  &::before {
    content: '';
    position: absolute;
    inset: 10px 0;
    border-radius: 4px;
    background: ${color.line};
  }
  & > span {
    position: absolute;
    inset-block: 4px;
    border-radius: 8px;
    background: ${color.primrose.main};
    border: 2px solid ${color.primrose.deep};
  }
  & > i {
    position: absolute;
    inset-block-start: 1px;
    inline-size: 26px;
    block-size: 26px;
    margin-inline-start: -13px;
    border-radius: 50%;
    border-end-start-radius: 6px;
    background: ${color.stem};
    box-shadow: 0 0 0 3px ${color.surface};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: 0.8125rem;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

/** Where a budget stands beside what weddings in the UK usually come to. */
export const BudgetBand = ({ budget }: { budget: number }) => {
  const { formatMessage } = useIntl();
  const money = useMoney('GBP');
  const { from, to } = usualSpend;
  const where = budget < from ? 'under' : budget > to ? 'over' : 'within';
  const by = money(where === 'under' ? from - budget : budget - to);
  return (
    <Card>
      <Stack gap={3}>
        <Text isStrong>{formatMessage({ id: 'shell.onboarding.budget.beside' })}</Text>
        <Track aria-hidden>
          <span
            style={{
              insetInlineStart: `${placeOnScale(from)}%`,
              insetInlineEnd: `${100 - placeOnScale(to)}%`,
            }}
          />
          <i style={{ insetInlineStart: `${placeOnScale(budget)}%` }} />
        </Track>
        <Ends aria-hidden>
          <span>{money(budgetScale.from)}</span>
          <span>{money(budgetScale.to)}</span>
        </Ends>
        <Text size="small">
          {formatMessage({ id: `shell.onboarding.budget.${where}` }, { from: money(from), to: money(to), by })}
        </Text>
      </Stack>
    </Card>
  );
};
