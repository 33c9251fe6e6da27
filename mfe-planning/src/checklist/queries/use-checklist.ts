import { reuseDerived, useAccess, useHost, useLive, useOnline, useReading } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { dismissedGroups, groupTasks, sameGroup, type TaskGroup, type TaskItem } from '#plan/tasks/task-groups';
import { type TaskTexts, useTaskTexts } from '#plan/tasks/task-texts';
import { tasksQuery } from '#plan/tasks/tasks-query';
import { tickedByHand, type Totals, totalsOf } from '#plan/tasks/totals';
import { makeChecklist } from './making-queries';
import { hasTotals, syncTotals } from './totals-queries';

/** A checklist that has loaded. */
export interface ReadyChecklist {
  status: 'ready';
  tasks: readonly TaskItem[];
  groups: readonly TaskGroup[];
  /** Tasks that the couple marked as "Not for us". */
  dismissed: readonly TaskGroup[];
  texts: TaskTexts;
  totals: Totals;
  /** True when the server confirmed that the list is complete. */
  isServers: boolean;
}

/** The states of the checklist's query. */
export type Checklist = { status: 'loading' } | { status: 'failed'; retry: () => void } | ReadyChecklist;

interface GroupedTasks {
  groups: readonly TaskGroup[];
  dismissed: readonly TaskGroup[];
}

const nothing: GroupedTasks = { groups: [], dismissed: [] };
const noTasks: readonly TaskItem[] = [];

/** Returns the same objects for groups that have not changed, so that their rows do not render again. */
const useStable = (live: readonly TaskItem[] | null): GroupedTasks => {
  const [stable, setStable] = useState<{ from: readonly TaskItem[] | null } & GroupedTasks>({ from: null, ...nothing });
  if (live === null || stable.from === live) return stable;
  const next = {
    from: live,
    groups: reuseDerived(stable.groups, groupTasks(live), sameGroup),
    dismissed: reuseDerived(stable.dismissed, dismissedGroups(live), sameGroup),
  };
  setStable(next);
  return next;
};

/** Delay before the next attempt when the server does not have the wedding's date yet, in milliseconds. */
const unconfirmedMs = 1000;

/**
 * Makes the checklist of a wedding that has a date but no checklist, and retries when the connection returns. A
 * read-only member waits for another member to make it.
 */
const useMaking = (wedding: Identified<Wedding>, mayEdit: boolean): { failed: boolean; retry: () => void } => {
  const host = useHost();
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const isDue = mayEdit && planningDay(wedding) !== null && wedding.tasks.initializedAt === null;
  useEffect(() => {
    if (!isDue || !isOnline) return undefined;
    let stop: () => void = () => undefined;
    let isOver = false;
    makeChecklist(host, wedding.id).then(
      (outcome) => {
        if (outcome === 'no-date' && !isOver) stop = host.clock.after(unconfirmedMs, () => setAttempt(attempt + 1));
      },
      (error: unknown) => {
        host.telemetry.error('checklist', error);
        setFailedAttempt(attempt);
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [host, isDue, isOnline, attempt, wedding.id]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { failed: isDue && (failedAttempt === attempt || !isOnline), retry };
};

/** The wedding's live checklist. It is made when it is due, and its totals are written to the wedding. */
export const useChecklist = (wedding: Identified<Wedding>): Checklist => {
  const host = useHost();
  const live = useLive(tasksQuery(wedding.id));
  const texts = useTaskTexts();
  const tasks = live.value ?? noTasks;
  const { groups, dismissed } = useStable(live.value);
  const totals = useMemo(() => ({ ...totalsOf(tasks), byHand: tickedByHand(tasks) }), [tasks]);
  const mayEdit = useAccess('checklist') === 'edit';
  const making = useMaking(wedding, mayEdit);
  const isMade = wedding.tasks.initializedAt !== null;
  const reading = useReading(live, wedding.tasks.total > 0);
  const isServers = reading.state === 'confirmed';
  const differs = !hasTotals(wedding, totals);

  useEffect(() => {
    if (mayEdit && isMade && isServers && differs) syncTotals(host, wedding.id, totals);
  }, [host, mayEdit, isMade, isServers, differs, totals, wedding.id]);

  const { retry: retryLive } = live;
  const { retry: retryMaking } = making;
  const { refetch } = texts;
  const retry = useCallback(() => {
    retryLive();
    retryMaking();
    void refetch();
  }, [retryLive, retryMaking, refetch]);

  if (making.failed || texts.isError || reading.state === 'failed') return { status: 'failed', retry };
  if (!isMade || !reading.isKnown || texts.data === undefined) return { status: 'loading' };
  return { status: 'ready', tasks, groups, dismissed, texts: texts.data, totals, isServers };
};
