import styled from '@emotion/styled';
import { useAccess, useHost, useLive, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { useLocation, useParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { media } from '@posy/shared-ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { shortlistQuery } from '#scrapbook/public';
import type { ReadyBudget } from '../queries/use-budget';
import type { BudgetCommands } from '../queries/use-budget-commands';
import { healthOf } from '../rules/figures/totals';
import { BudgetHead } from './budget-head';
import { CashFlowCard } from './charts/cash-flow-card';
import { WhereItGoes } from './charts/where-it-goes';
import { CostsCard } from './costs-card';
import { HeadsNote } from './heads-note';
import { HealthNote, Reminders } from './health-note';
import { OverBudgetModal } from './over-budget-modal';
import { NextPaymentsCard } from './payments/next-payments-card';

const loadDrawer = () => import('../cost/cost-drawer').then((module) => ({ default: module.CostDrawer }));
const CostDrawer = lazy(loadDrawer);

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.desk} {
    &[data-beside-drawer] {
      padding-inline-end: 440px;
    }
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${media.desk} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: 20px;
  }
  [data-beside-drawer] > & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const useSupplierNames = (weddingId: string): ReadonlyMap<string, string> => {
  const mayView = useAccess('suppliers') !== 'none';
  const suppliers = useLive(mayView ? shortlistQuery(weddingId) : null).value;
  return useMemo(() => new Map((suppliers ?? []).map(({ id, name }) => [id, name])), [suppliers]);
};

/** Controls the drawer of the cost in the address. Closing it returns to the unchanged list. */
const useDrawer = () => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { search } = useLocation();
  const { costId } = useParams();
  const close = (): void => navigate(`${paths.budget(market.prefix)}${search}`);
  useOpenItem('dialog', costId !== undefined, close);
  useEffect(() => {
    // The drawer is fetched while there is a connection, so that it also opens offline. A failure is reported when the
    // drawer is opened.
    loadDrawer().catch(() => undefined);
  }, []);
  return { costId: costId ?? null, close };
};

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  commands: BudgetCommands;
  canEdit: boolean;
  onAdd: () => void;
}

/** The budget's overview: its distribution, its cash flow, its costs and its payments. */
export const Overview = ({ wedding, budget, commands, canEdit, onAdd }: Props) => {
  const { items, totals } = budget;
  const { costId, close } = useDrawer();
  const suppliers = useSupplierNames(wedding.id);
  const health = useMemo(() => healthOf(wedding.budget, items), [wedding.budget, items]);
  const open = items.find(({ cost }) => cost.id === costId) ?? null;
  return (
    <>
      <Layout data-beside-drawer={costId === null ? undefined : ''}>
        <BudgetHead {...{ wedding, budget, canEdit, onAdd }} />
        {canEdit && <HeadsNote wedding={wedding} commands={commands} />}
        <HealthNote health={health} />
        <Reminders items={items} />
        <WhereItGoes items={items} totals={totals} />
        <Pair>
          <CashFlowCard items={items} totals={totals} weddingId={wedding.id} weddingDay={planningDay(wedding)} />
          <NextPaymentsCard {...{ items, canEdit, commands }} />
        </Pair>
        <CostsCard items={items} totals={totals} openId={costId} suppliers={suppliers} />
      </Layout>
      <Suspense fallback={null}>
        {costId !== null && (
          <CostDrawer key={costId} {...{ wedding, budget, canEdit, commands }} item={open} onClose={close} />
        )}
      </Suspense>
      <OverBudgetModal health={health} />
    </>
  );
};
