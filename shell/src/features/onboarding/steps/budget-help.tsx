import styled from '@emotion/styled';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { Button, color, font, Heading, PetalDot, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { BudgetField } from '#features/wedding-profile/profile-fields';
import type { ProfileDraftControl } from '#features/wedding-profile/use-profile-draft';
import { budgetParts, toneOf, usualFor } from '../question/onboarding-figures';
import { wide } from '../question/question-side';
import { Tip } from '../question/tip';
import { useMoney } from '../question/use-money';
import { UsualBasis } from '../question/usual-basis';
import { BudgetBand } from './budget-band';
import { BudgetPetals } from './budget-petals';
import type { OnboardingStepProps } from './step-props';

interface Props extends OnboardingStepProps {
  form: ProfileDraftControl;
}

/** The usual cost of a wedding of this size, as a start for couples without a figure. */
const BudgetTip = ({ form, session: { wedding } }: Props) => {
  const { formatMessage } = useIntl();
  const money = useMoney(wedding.l10n.currency);
  const guests = weddingHeads(wedding).all;
  const usual = usualFor(guests, wedding.l10n);
  if (usual === null) return null;
  const amount = money(usual.amount);
  const budget = form.values.budget ?? 0;
  // With a figure, the comparison beside it already shows the usual cost.
  const isOpen = budget === 0;
  return (
    <Tip
      title={isOpen ? formatMessage({ id: 'shell.onboarding.guests.tip' }, { count: guests, amount }) : undefined}
      basis={<UsualBasis country={wedding.l10n.country} beyond={usual.beyond} />}
      actions={
        isOpen ? (
          <Button size="s" onPress={() => form.edit({ budget: usual.amount })}>
            {formatMessage({ id: 'shell.onboarding.budget.begin' }, { amount })}
          </Button>
        ) : undefined
      }
    >
      {isOpen
        ? formatMessage({ id: 'shell.onboarding.budget.unsure' })
        : formatMessage(
            { id: 'shell.onboarding.budget.yours' },
            { each: money(Math.round(budget / guests / 100) * 100), count: guests },
          )}
    </Tip>
  );
};

const Fall = styled.div`
  align-self: start;
  display: grid;
  gap: 20px;
`;

const Parts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
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

/** A possible split of the figure, part by part; null without a figure. */
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
          {budgetParts.map((part) => (
            <div key={part.id}>
              <PetalDot style={{ background: toneOf(part) }} aria-hidden />
              <dt>{formatMessage({ id: `shell.onboarding.part.${part.id}` })}</dt>
              <dd>{money(Math.round((budget * part.share) / 10_000) * 100)}</dd>
            </div>
          ))}
        </Parts>
      </Fall>
    </>
  );
};

/** The split for phones, under the question. */
const SmallFall = styled.section`
  display: grid;
  gap: 20px;
  padding: 24px 20px;
  border-radius: 24px;
  background: ${color.hue.soft};
  color: ${color.hue.deep};
  ${wide} {
    display: none;
  }
`;

/** The figure is the answer, so it is large. */
const Altogether = styled.div`
  & input,
  & [data-sign] {
    font: 430 1.75rem/1.2 ${font.display};
  }
  & input {
    min-block-size: 64px;
  }
`;

/** The figure, its comparison with similar weddings, and a possible split. */
export const BudgetHelp = ({ form, session }: Props) => (
  <Stack gap={5}>
    <Altogether>
      <BudgetField form={form} currency={session.wedding.l10n.currency} />
    </Altogether>
    <BudgetBand
      budget={form.values.budget ?? 0}
      guests={weddingHeads(session.wedding).all}
      market={session.wedding.l10n}
    />
    <BudgetTip form={form} session={session} />
    {(form.values.budget ?? 0) > 0 ? (
      <SmallFall data-hue="primrose">
        <BudgetFall form={form} session={session} />
      </SmallFall>
    ) : null}
  </Stack>
);
