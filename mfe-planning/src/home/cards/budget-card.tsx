import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Card, Figure, Inline, Link, Section, SplitBar, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Budget, type BudgetStanding, budgetStanding, NextPayment } from '#budget/public';
import { type BudgetSummary, budgetSummary } from '../rules/budget-summary';

type BudgetWithCosts = Exclude<BudgetSummary, { kind: 'none' }>;

const useSummaryWords = (summary: BudgetWithCosts): { beside: string; below: string | null } => {
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

/** The paid, quoted, planned and free amounts in one bar with its figures, as on the budget's own screen. */
const Parts = ({ wedding, standing }: { wedding: Wedding; standing: BudgetStanding }) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const { currency } = wedding.l10n;
  const { paid, quoted, planned, left, over } = standing;
  const part = (id: 'paid' | 'quoted' | 'planned' | 'left' | 'over', amount: number): string =>
    intl.formatMessage(
      { id: `planning.home.budget.${id}-part` },
      { amount: formatMoney({ amount, currency }, locale) },
    );
  return (
    <>
      <SplitBar
        parts={[
          { id: 'paid', value: paid, hue: 'stem', label: part('paid', paid) },
          ...(quoted > 0
            ? [{ id: 'quoted', value: quoted, hue: 'primrose' as const, label: part('quoted', quoted) }]
            : []),
          ...(planned > 0
            ? [{ id: 'planned', value: planned, hue: 'apricot' as const, label: part('planned', planned) }]
            : []),
          ...(over > 0 ? [] : [{ id: 'left', value: left, label: part('left', left) }]),
        ]}
      />
      {over > 0 && (
        <Text size="small" tone="soft" isFigures>
          {part('over', over)}
        </Text>
      )}
    </>
  );
};

interface BudgetCardProps {
  wedding: Identified<Wedding>;
  /** The list behind the figures, if it could be loaded. */
  budget: Budget;
  isCalm: boolean;
}

const Figures = ({ wedding, summary, budget, isCalm }: BudgetCardProps & { summary: BudgetWithCosts }) => {
  const { locale } = useLocaleInfo();
  const { beside, below } = useSummaryWords(summary);
  const isSplit = budget.status === 'ready' && summary.kind !== 'open' && !isCalm;
  const standing = isSplit ? budgetStanding(wedding.budget, budget.items) : null;
  // A payment on a cost without a quote counts here as in the parts below: the figure is their sum.
  const spokenFor =
    standing === null ? summary.spokenFor : { ...summary.spokenFor, amount: standing.paid + standing.quoted };
  return (
    <>
      <Inline align="baseline" gap={2}>
        <Figure>{formatMoney(spokenFor, locale)}</Figure>
        <Text as="span" tone="soft">
          {beside}
        </Text>
      </Inline>
      {standing !== null ? (
        <Parts {...{ wedding, standing }} />
      ) : (
        <Text size="small" tone="soft" isFigures>
          {below}
        </Text>
      )}
    </>
  );
};

/** The budget's figures and the next payment, with a link to the budget. */
export const BudgetCard = ({ wedding, budget, isCalm }: BudgetCardProps) => {
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
