import styled from '@emotion/styled';

import { Button, color, Heading, PetalDot, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { BudgetField } from '#features/wedding-profile/profile-fields';
import type { ProfileDraftControl } from '#features/wedding-profile/use-profile-draft';
import { budgetParts, hasFigures, rangeOf } from '../onboarding-figures';
import { Tip } from '../tip';
import { BudgetBand } from './budget-band';
import { BudgetPetals } from './budget-petals';
import { useMoney } from '../use-money';
import type { StepProps } from './step-props';

interface Props extends StepProps {
  form: ProfileDraftControl;
}

/** What weddings of this size usually come to, and a start for who has no figure yet. */
const BudgetTip = ({ form, session: { wedding } }: Props) => {
  const { formatMessage } = useIntl();
  const money = useMoney(wedding.l10n.currency);
  const guests = wedding.guests.estimate ?? 0;
  const range = rangeOf(guests);
  if (range === null || !hasFigures(wedding.l10n)) return null;
  const amount = money(range.usual);
  const { budget } = form.values;
  return (
    <Tip
      title={formatMessage({ id: 'shell.onboarding.budget.tip' }, { count: guests, amount })}
      basis={formatMessage({ id: 'shell.onboarding.basis' })}
      actions={
        budget === null || budget === 0 ? (
          <Button size="s" onPress={() => form.edit({ budget: range.usual })}>
            {formatMessage({ id: 'shell.onboarding.budget.begin' }, { amount })}
          </Button>
        ) : undefined
      }
    >
      {budget === null || budget === 0
        ? formatMessage({ id: 'shell.onboarding.budget.unsure' })
        : formatMessage(
            { id: 'shell.onboarding.budget.yours' },
            { each: money(Math.round(budget / guests / 100) * 100), count: guests },
          )}
    </Tip>
  );
};

/** The figure, and how it stands beside weddings like theirs. */
export const BudgetHelp = ({ form, session }: Props) => (
  <Stack gap={5}>
    <BudgetField form={form} currency={session.wedding.l10n.currency} />
    {hasFigures(session.wedding.l10n) && (form.values.budget ?? 0) > 0 ? (
      <BudgetBand budget={form.values.budget ?? 0} />
    ) : null}
    <BudgetTip form={form} session={session} />
  </Stack>
);

const Fall = styled.div`
  align-self: start;
  display: grid;
  gap: 20px;
`;

const Parts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 28px;
  & > div {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-block: 8px;
    font-size: 0.9375rem;
    border-block-end: 1px solid color-mix(in oklab, ${color.primrose.deep}, transparent 75%);
    color: ${color.ink};
  }
  & dd {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** How the figure could fall, part by part; null while there is none. */
export const BudgetFall = ({ form, session: { wedding } }: Props) => {
  const { formatMessage } = useIntl();
  const money = useMoney(wedding.l10n.currency);
  const budget = form.values.budget ?? 0;
  return (
    <>
      <div>
        <Heading level={2}>{formatMessage({ id: 'shell.onboarding.budget.fall' }, { amount: money(budget) })}</Heading>
        <Text tone="hue">{formatMessage({ id: 'shell.onboarding.budget.fallBody' })}</Text>
      </div>
      <Fall>
        <BudgetPetals amount={money(budget)} />
        <Parts>
          {budgetParts.map(({ id, share, hue }) => (
            <div key={id}>
              <PetalDot data-hue={hue} aria-hidden />
              <dt>{formatMessage({ id: `shell.onboarding.part.${id}` })}</dt>
              <dd>{money(Math.round((budget * share) / 10_000) * 100)}</dd>
            </div>
          ))}
        </Parts>
      </Fall>
    </>
  );
};
