import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Card, color, Inline, PetalDot, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { besideUsual } from '../question/onboarding-figures';
import { useMoney } from '../question/use-money';

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

/** Explains the two marks on the scale. The sentence below says the same. */
const Key = styled(Inline)`
  font-size: 0.8125rem;
  color: ${color.inkSoft};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

interface Props {
  budget: number;
  guests: number;
  market: Pick<Wedding['l10n'], 'country' | 'currency'>;
}

/** Compares a budget with the usual cost for this many guests; renders nothing until both are known. */
export const BudgetBand = ({ budget, guests, market }: Props) => {
  const { formatMessage } = useIntl();
  const money = useMoney(market.currency);
  const beside = besideUsual(budget, guests, market);
  if (beside === null) return null;
  const { from, to, usual, where, by, ends, place } = beside;
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={4} justify="space-between">
          <Text isStrong>{formatMessage({ id: 'shell.onboarding.budget.beside' })}</Text>
          <Key gap={4} aria-hidden>
            <span>
              <PetalDot data-hue="primrose" /> {formatMessage({ id: 'shell.onboarding.budget.keyUsual' })}
            </span>
            <span>
              <PetalDot data-hue="stem" /> {formatMessage({ id: 'shell.onboarding.budget.keyYours' })}
            </span>
          </Key>
        </Inline>
        <Track aria-hidden>
          <span
            style={{
              insetInlineStart: `${place(from)}%`,
              insetInlineEnd: `${100 - place(to)}%`,
            }}
          />
          <i style={{ insetInlineStart: `${place(budget)}%` }} />
        </Track>
        <Ends aria-hidden>
          <span>{money(ends.from)}</span>
          <span>{money(ends.to)}</span>
        </Ends>
        <Text size="small">
          {formatMessage({ id: `shell.onboarding.budget.${where}` }, { usual: money(usual), by: money(by) })}
        </Text>
      </Stack>
    </Card>
  );
};
