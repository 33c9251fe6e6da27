import { useAccess, useHost, useLocaleInfo, useOnline, useTitle } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, EmptyState, FailedFeature, Page, PageHead } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoupleGate } from '../gate/couple-gate';
import { ScreenSkeleton } from '../gate/screen-skeleton';
import { AddingCost } from './cost/adding-cost';
import { BeginBudget } from './init/begin-budget';
import { PlanAgain } from './init/plan-again';
import { Overview } from './overview/overview';
import { useBudget, type ReadyBudget } from './use-budget';
import { useBudgetCommands } from './use-budget-commands';
import { CurrencyProvider } from './use-money';

const Failed = ({ retry }: { retry: () => void }) => {
  const { remote } = useHost();
  const isOnline = useOnline();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead title={<FormattedMessage id="budget.title" />} />
      <FailedFeature
        picture={<Spot kind="failed" />}
        level={2}
        title={<FormattedMessage id="budget.failed.title" />}
        retryLabel={formatMessage({ id: 'planning.retry' })}
        onRetry={retry}
        detail={`${remote.name} ${remote.version}`}
      >
        <FormattedMessage id={isOnline ? 'budget.failed.text' : 'budget.failed.offline'} />
      </FailedFeature>
    </>
  );
};

/** A budget that this person may not see, or that nobody has begun for a person who may only look. */
const NothingToSee = ({ isShared }: { isShared: boolean }) => {
  const { market } = useLocaleInfo();
  return (
    <EmptyState
      level={1}
      picture={<Spot kind="notes" />}
      title={<FormattedMessage id={isShared ? 'budget.empty.title' : 'budget.not-shared.title'} />}
      actions={
        <ButtonLink href={paths.home(market.prefix)}>
          <FormattedMessage id="budget.to-home" />
        </ButtonLink>
      }
    >
      <FormattedMessage id={isShared ? 'budget.empty.text' : 'budget.not-shared.text'} />
    </EmptyState>
  );
};

const Ready = ({ wedding, budget }: { wedding: Identified<Wedding>; budget: ReadyBudget }) => {
  const [params] = useSearchParams();
  const canEdit = useAccess('budget') === 'edit';
  const commands = useBudgetCommands(wedding, budget);
  const [isAdding, setAdding] = useState(false);
  const add = (): void => setAdding(true);
  const screen = () => {
    if (budget.items.length === 0 && !canEdit) return <NothingToSee isShared />;
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

const Budgeted = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const access = useAccess('budget');
  const budget = useBudget(wedding);
  if (access !== 'none' && budget.status === 'loading') return <ScreenSkeleton />;
  const content = () => {
    if (access === 'none') return <NothingToSee isShared={false} />;
    if (budget.status === 'failed') return <Failed retry={budget.retry} />;
    return budget.status === 'ready' && <Ready wedding={wedding} budget={budget} />;
  };
  return <Page>{content()}</Page>;
};

/** The budget: its first answers, then where the money goes, with a cost's drawer when the address names one. */
export const BudgetScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'budget.title' }));
  return (
    <CoupleGate>
      {(wedding) => (
        <CurrencyProvider value={wedding.l10n.currency}>
          <Budgeted wedding={wedding} />
        </CurrencyProvider>
      )}
    </CoupleGate>
  );
};
