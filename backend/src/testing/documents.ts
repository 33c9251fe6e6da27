import { serverTimestamp } from 'firebase/firestore';

/** A task of the couple's own that the rules let a member create. */
export const taskDocument = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  group: 't1',
  name: 'Our own task',
  i18nKey: null,
  key: null,
  category: 'other',
  done: false,
  custom: true,
  active: true,
  assignee: null,
  period: '12-plus',
  order: 1,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  ...changes,
});
