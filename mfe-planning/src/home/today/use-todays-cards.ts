import { useHost, useSignedIn } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import type { TodayTaskFlow, TodayTasks, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { useEffect, useMemo } from 'react';
import type { Checklist, ReadyChecklist } from '#checklist/public';
import { type TaskTexts, useTaskTexts } from '#plan/tasks/task-texts';
import { answersOf, type CardProgress, cardProgress, currentCard, type TodayCard } from './rules/card-progress';
import { chooseFlow, variantOf } from './rules/choose-flow';
import { todayListeners } from './today-listeners';
import { useTodayTasks } from './use-today-tasks';

/** The cards at the top of home. */
export interface TodaysCards {
  uid: string;
  flow: TodayTaskFlow;
  cards: readonly CardProgress[];
  /** The current card; null when all are done or skipped. */
  current: TodayCard | null;
  texts: TaskTexts;
  checklist: ReadyChecklist | null;
}

const doneKeysOf = (checklist: ReadyChecklist | null): ReadonlySet<string> =>
  new Set((checklist?.tasks ?? []).flatMap(({ done, key }) => (done && key !== null ? [key] : [])));

interface DealtCards {
  cards: readonly CardProgress[];
  current: TodayCard | null;
}

/** Returns the cards with their states; null when the person closed them, or all were done before any was shown. */
const dealtCards = (
  wedding: Wedding,
  flow: TodayTaskFlow,
  mine: TodayTasks,
  doneKeys: ReadonlySet<string>,
): DealtCards | null => {
  const record = mine.flows[flow.name];
  const answers = answersOf(wedding, flow.name);
  if (record?.closed === true || flow.cards.length === 0) return null;
  const cards = cardProgress(flow, { record, answers, doneKeys });
  const current = currentCard(cards);
  if (current === null && record === undefined && Object.keys(answers).length === 0) return null;
  return { cards, current };
};

/** The page's reactions start the listeners; a page that renders earlier starts them itself. */
const useListening = (weddingId: string): void => {
  const host = useHost();
  const uid = useSignedIn()?.uid ?? null;
  useEffect(() => {
    if (uid !== null) todayListeners(host).start(host, { weddingId, uid });
  }, [host, uid, weddingId]);
};

/**
 * Today's tasks: the flow in the address (`todayTaskFlowId`), else that of the test or the active one. Home leaves them
 * out when they cannot be loaded. Source: S2-param-04, S4-experiment.
 */
export const useTodaysCards = (
  wedding: Identified<Wedding>,
  checklist: Checklist,
): { isKnown: boolean; shown: TodaysCards | null } => {
  useListening(wedding.id);
  const today = useTodayTasks();
  const person = useSignedIn();
  const texts = useTaskTexts();
  const [params] = useSearchParams();
  const ready = checklist.status === 'ready' ? checklist : null;
  const doneKeys = useMemo(() => doneKeysOf(ready), [ready]);
  // The ticked tasks decide the current card, and an answer changes the list: both wait for the list.
  const hasList = wedding.tasks.initializedAt !== null || planningDay(wedding) !== null;
  const isReading = hasList && checklist.status === 'loading';
  const isListening = today.status === 'stopped' || today.status === 'loading';
  if (isListening || texts.isPending || isReading) return { isKnown: false, shown: null };
  if (today.status !== 'ready' || person === null || texts.data === undefined) return { isKnown: true, shown: null };
  const flow = chooseFlow(today.flows, params.get('todayTaskFlowId'), {
    variant: variantOf(wedding.id),
    country: wedding.l10n.country,
    createdAt: person.user.createdAt,
  });
  const dealt = flow === null ? null : dealtCards(wedding, flow, today.mine, doneKeys);
  if (flow === null || dealt === null) return { isKnown: true, shown: null };
  return { isKnown: true, shown: { uid: person.uid, flow, ...dealt, texts: texts.data, checklist: ready } };
};
