import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Card, Figure, Inline, Link, Section, SplitBar, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Budget, NextPayment } from '#budget/public';
import { type BudgetSummary, budgetSummary } from '../rules/budget-summary';

type Known = Exclude<BudgetSummary, { kind: 'none' }>;

const useSummaryWords = (summary: Known): { beside: string; below: string | null } => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  if (summary.kind === 'open')
    return {
      beside: intl.formatMessage({ id: 'planning.home.budget.agreed' }),
      below: intl.formatMessage(
        { id: 'planning.home.budget.estimated' },
        { amount: formatMoney(summary.estimated, locale) },
      ),
    };
  const id = summary.kind === 'over' ? 'planning.home.budget.over' : 'planning.home.budget.left';
  return {
    beside: intl.formatMessage({ id: 'planning.home.budget.of' }, { budget: formatMoney(summary.budget, locale) }),
    below: intl.formatMessage({ id }, { amount: formatMoney(summary.rest, locale) }),
  };
};

/** What is paid, agreed and left, in one bar with its figures. */
const Parts = ({ wedding, summary, paid }: { wedding: Wedding; summary: Known; paid: number }) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const { currency } = wedding.l10n;
  const part = (id: 'paid' | 'booked' | 'left', amount: number): string =>
    intl.formatMessage(
      { id: `planning.home.budget.${id}-part` },
      { amount: formatMoney({ amount, currency }, locale) },
    );
  const booked = Math.max(0, summary.spokenFor.amount - paid);
  const left = summary.kind === 'within' ? summary.rest.amount : 0;
  return (
    <SplitBar
      parts={[
        { id: 'paid', value: paid, hue: 'stem', label: part('paid', paid) },
        { id: 'booked', value: booked, hue: 'primrose', label: part('booked', booked) },
        ...(summary.kind === 'within' ? [{ id: 'left', value: left, label: part('left', left) }] : []),
      ]}
    />
  );
};

interface CardProps {
  wedding: Identified<Wedding>;
  /** The list behind the figures, where it could be had. */
  budget: Budget;
  isCalm: boolean;
}

const Figures = ({ wedding, summary, budget, isCalm }: CardProps & { summary: Known }) => {
  const { locale } = useLocaleInfo();
  const { beside, below } = useSummaryWords(summary);
  const hasParts = budget.status === 'ready' && summary.kind !== 'open' && !isCalm;
  return (
    <>
      <Inline align="baseline" gap={2}>
        <Figure>{formatMoney(summary.spokenFor, locale)}</Figure>
        <Text as="span" tone="soft">
          {beside}
        </Text>
      </Inline>
      {hasParts && <Parts wedding={wedding} summary={summary} paid={budget.totals.paid} />}
      {(!hasParts || summary.kind === 'over') && (
        <Text size="small" tone="soft" isFigures>
          {below}
        </Text>
      )}
    </>
  );
};

/** Where the budget stands, and what is paid next; the way to it. */
export const BudgetCard = ({ wedding, budget, isCalm }: CardProps) => {
  const { market } = useLocaleInfo();
  const summary = budgetSummary(wedding);
  const isNone = summary.kind === 'none';
  return (
    <Card>
      <Section
        size="h3"
        gap={3}
        title={<FormattedMessage id="planning.home.budget" />}
        action={
          <Link href={paths.budget(market.prefix)}>
            <FormattedMessage id={isNone ? 'planning.home.budget.begin' : 'planning.home.open'} />
          </Link>
        }
      >
        {isNone ? (
          <Text tone="soft">
            <FormattedMessage id="planning.home.budget.none" />
          </Text>
        ) : (
          <Figures wedding={wedding} summary={summary} budget={budget} isCalm={isCalm} />
        )}
        {budget.status === 'ready' && <NextPayment wedding={wedding} budget={budget} />}
      </Section>
    </Card>
  );
};
