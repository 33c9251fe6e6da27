import { formatMoney, lazyFeature, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Card, Figure, Inline, Link, ProgressBar, Section, Text } from '@posy/shared-ui';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { catalogues as budget } from '../../budget/messages';
import { budgetSummary, type BudgetSummary } from '../../../domain/home/budget-summary';
import { AfterTasks } from './after-tasks';

const NextPayment = lazyFeature(async () => (await import('../../budget/overview/next-payment')).NextPayment, budget);

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

const Figures = ({ summary, isCalm }: { summary: Known; isCalm: boolean }) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const { beside, below } = useSummaryWords(summary);
  return (
    <>
      <Inline align="baseline" gap={2}>
        <Figure>{formatMoney(summary.spokenFor, locale)}</Figure>
        <Text as="span" tone="soft">
          {beside}
        </Text>
      </Inline>
      {summary.kind !== 'open' && !isCalm && (
        <ProgressBar
          label={intl.formatMessage({ id: 'planning.home.budget' })}
          value={summary.share}
          valueText={beside}
          hue={summary.kind === 'over' ? 'apricot' : 'primrose'}
        />
      )}
      <Text size="small" tone="soft" isFigures>
        {below}
      </Text>
    </>
  );
};

/** Where the budget stands, and what is paid next; the way to it. */
export const BudgetCard = ({ wedding, isCalm }: { wedding: Identified<Wedding>; isCalm: boolean }) => {
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
          <Figures summary={summary} isCalm={isCalm} />
        )}
        <AfterTasks weddingId={wedding.id}>
          <Suspense fallback={null}>
            <NextPayment wedding={wedding} />
          </Suspense>
        </AfterTasks>
      </Section>
    </Card>
  );
};
