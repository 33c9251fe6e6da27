import { useLocaleInfo } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { type Period, periods } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { type ChecklistShow, parseShow } from '../rules/checklist-view';

/** The list's filters; null lets everything through. */
export interface ChecklistChoice {
  show: ChecklistShow;
  text: string;
  period: Period | null;
  /** Uid, or `nobody`. */
  assignee: string | null;
  category: string | null;
}

/** The part of the screen's state that its address stores, and the addresses of other states. */
export interface ChecklistAddress extends ChecklistChoice {
  /** The list's address, with a changed filter if one is given. */
  list: (change?: Partial<ChecklistChoice>) => string;
  /** The address of a task's drawer beside the same list. */
  task: (taskId: string) => string;
}

const query = ({ show, text, period, assignee, category }: ChecklistChoice): string => {
  const given = new URLSearchParams();
  if (show !== 'todo') given.set('show', show);
  if (assignee !== null) given.set('for', assignee);
  if (period !== null) given.set('period', period);
  if (category !== null) given.set('category', category);
  if (text !== '') given.set('text', text);
  return given.size === 0 ? '' : `?${given.toString()}`;
};

/** Reads the checklist's address. */
export const useChecklistAddress = (): ChecklistAddress => {
  const { prefix } = useLocaleInfo().market;
  const [params] = useSearchParams();
  return useMemo(() => {
    const choice: ChecklistChoice = {
      show: parseShow(params.get('show')),
      text: params.get('text') ?? '',
      period: periods.find((period) => period === params.get('period')) ?? null,
      assignee: params.get('for') || null,
      category: params.get('category') || null,
    };
    return {
      ...choice,
      list: (change = {}) => `${paths.checklist(prefix)}${query({ ...choice, ...change })}`,
      task: (taskId) => `${paths.task(prefix, taskId)}${query(choice)}`,
    };
  }, [prefix, params]);
};
