import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, EmptyState, Page, PageHead } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AreaGuard, ReadsAlong } from '#plan/frame/area-guard';
import { ScreenFailed } from '#plan/frame/screen-failed';
import { ScreenSkeleton } from '#plan/frame/screen-skeleton';
import { AddingCost } from './cost/adding-cost';
import { BeginBudget } from './init/begin-budget';
import { PlanAgain } from './init/plan-again';
import { Overview } from './overview/overview';
import { type ReadyBudget, useBudget } from './queries/use-budget';
import { useBudgetCommands } from './queries/use-budget-commands';
import { CurrencyProvider } from './queries/use-money';

const Failed = ({ retry }: { retry: () => void }) => (
  <>
    <PageHead title={<FormattedMessage id="budget.title" />} />
    <ScreenFailed
      title={<FormattedMessage id="budget.failed.title" />}
      text={<FormattedMessage id="budget.failed.text" />}
      offline={<FormattedMessage id="budget.failed.offline" />}
      retry={retry}
    />
  </>
);

/** Replaces the budget for a read-only member while nobody has begun it. */
const NothingToSee = () => {
  const { market } = useLocaleInfo();
  return (
    <EmptyState
      level={1}
      picture={<Spot kind="notes" />}
      title={<FormattedMessage id="budget.empty.title" />}
      actions={
        <ButtonLink href={paths.home(market.prefix)}>
          <FormattedMessage id="budget.to-home" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="budget.empty.text" />
    </EmptyState>
  );
};

interface ReadyProps {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  canEdit: boolean;
}

/**
 * Scrolls to the top when another screen appears at the same address, so that the new screen is read from its
 * beginning.
 */
const useTopOf = (screen: string): void => {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current !== screen) window.scrollTo(0, 0);
    before.current = screen;
  }, [screen]);
};

const Ready = ({ wedding, budget, canEdit }: ReadyProps) => {
  const [params] = useSearchParams();
  useTopOf(budget.items.length === 0 ? 'begin' : params.get('plan') === 'again' && canEdit ? 'again' : 'overview');
  const commands = useBudgetCommands(wedding, budget);
  const [isAdding, setAdding] = useState(false);
  const add = (): void => setAdding(true);
  const screen = () => {
    if (budget.items.length === 0 && !canEdit) return <NothingToSee />;
    if (budget.items.length === 0) return <BeginBudget {...{ wedding, budget, commands }} onAdd={add} />;
    if (params.get('plan') === 'again' && canEdit) return <PlanAgain {...{ wedding, budget, commands }} />;
    return <Overview {...{ wedding, budget, commands, canEdit }} onAdd={add} />;
  };
  return (
    <>
      {screen()}
      {canEdit && (
        <AddingCost {...{ wedding, budget }} isOpen={isAdding} onAdd={commands.add} onClose={() => setAdding(false)} />
      )}
    </>
  );
};

const Budgeted = ({ wedding, canEdit }: { wedding: Identified<Wedding>; canEdit: boolean }) => {
  const budget = useBudget(wedding);
  if (budget.status === 'loading') return <ScreenSkeleton />;
  return (
    <Page>
      {canEdit ? null : <ReadsAlong />}
      {budget.status === 'failed' ? (
        <Failed retry={budget.retry} />
      ) : (
        <Ready wedding={wedding} budget={budget} canEdit={canEdit} />
      )}
    </Page>
  );
};

/** The budget: the first answers, then the overview, with a cost's drawer when the address names a cost. */
export const BudgetScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'budget.title' }));
  return (
    <AreaGuard area="budget">
      {(wedding, canEdit) => (
        <CurrencyProvider value={wedding.l10n.currency}>
          <Budgeted wedding={wedding} canEdit={canEdit} />
        </CurrencyProvider>
      )}
    </AreaGuard>
  );
};
