import { useLocaleInfo } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { useMemo } from 'react';
import { parseShow, type Show } from '../../domain/checklist/checklist-view';

/** What of the screen stands in its address, and the addresses around it. */
export interface ChecklistAddress {
  show: Show;
  text: string;
  /** The list, with another filter if given. */
  list: (change?: { show?: Show; text?: string }) => string;
  /** A task in its drawer, beside the same list. */
  task: (taskId: string) => string;
}

const query = (show: Show, text: string): string => {
  const given = new URLSearchParams();
  if (show !== 'todo') given.set('show', show);
  if (text !== '') given.set('text', text);
  return given.size === 0 ? '' : `?${given.toString()}`;
};

/** Reads the checklist's address. */
export const useChecklistAddress = (): ChecklistAddress => {
  const { prefix } = useLocaleInfo().market;
  const [params] = useSearchParams();
  const show = parseShow(params.get('show'));
  const text = params.get('text') ?? '';
  return useMemo(
    () => ({
      show,
      text,
      list: (change = {}) => `${paths.checklist(prefix)}${query(change.show ?? show, change.text ?? text)}`,
      task: (taskId) => `${paths.task(prefix, taskId)}${query(show, text)}`,
    }),
    [prefix, show, text],
  );
};
