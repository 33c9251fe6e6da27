import { useHost } from '@posy/remote-kit';
import type { Period } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { addStep, addTask, changePeriod, remove, rename, tick, type Edit } from '../../domain/tasks/task-changes';
import { groupWith, tasksOf, type TaskGroup, type TaskItem } from '../../domain/tasks/task-groups';
import { periodHeading } from './period-names';
import { commitChanges } from './checklist-queries';
import { titleOf } from './task-texts';
import type { ReadyChecklist } from './use-checklist';

/** How long a success waits for the server's answer before it is announced without. */
const patienceMs = 1000;

interface Told {
  text: string;
  emoji?: string;
}

interface Context {
  host: MountProps;
  intl: IntlShape;
  weddingId: string;
  checklist: ReadyChecklist;
}

interface Deed {
  edit: Edit;
  /** The task's words, for a refusal. */
  title: string;
  /** What is said when it is saved; null for an undo, which is seen. */
  told: Told | null;
  done?: () => void;
}

const undoing = ({ edit, title }: Deed): Deed => ({
  edit: { changes: edit.undo, undo: edit.changes },
  title,
  told: null,
});

const announcer = (context: Context, deed: Deed): (() => void) => {
  const { host, intl } = context;
  let isTold = false;
  return () => {
    if (isTold || deed.told === null) return;
    isTold = true;
    const label = intl.formatMessage({ id: 'planning.undo' });
    host.notices.show({
      tone: 'success',
      ...deed.told,
      action: { label, run: () => perform(context, undoing(deed)) },
    });
  };
};

/** Commits an edit, tells of it with the way back, and of a refusal with another try: nothing typed is lost. */
const perform = (context: Context, deed: Deed): void => {
  const { host, intl, weddingId } = context;
  if (deed.edit.changes.length === 0) return;
  const announce = announcer(context, deed);
  const stopWaiting = host.clock.after(host.online.get() ? patienceMs : 0, announce);
  const refused = (error: unknown): void => {
    host.telemetry.error('checklist', error);
    host.notices.show({
      tone: 'error',
      text: intl.formatMessage({ id: 'planning.checklist.refused' }, { title: deed.title }),
      action: { label: intl.formatMessage({ id: 'planning.retry' }), run: () => perform(context, deed) },
    });
  };
  commitChanges(host.firestore, weddingId, deed.edit.changes)
    .finally(stopWaiting)
    .then(() => {
      announce();
      deed.done?.();
    }, refused);
};

interface Target {
  context: Context;
  group: TaskGroup;
  task: TaskItem;
  title: string;
}

const tickedWords = ({ context: { intl }, group, task, title }: Target, done: boolean): Told => {
  if (!done) return { text: intl.formatMessage({ id: 'planning.checklist.reopened' }, { title }) };
  const steps = task === group.main ? group.steps.filter((step) => !step.done).length : 0;
  return { text: intl.formatMessage({ id: 'planning.checklist.completed' }, { title, steps }), emoji: '🎉' };
};

const publishCompleted = ({ context, task }: Target, edit: Edit): void => {
  const { host, weddingId, checklist } = context;
  const doneTotal = checklist.totals.done + edit.changes.length;
  host.bus
    .publish('task.completed', { weddingId, taskId: task.id, key: task.key, doneTotal })
    .catch((error: unknown) => host.telemetry.error('checklist', error));
};

/** Everything that a person does to the checklist. The functions stay the same while the screen lives. */
export interface TaskCommands {
  tick(taskId: string, done: boolean): void;
  addTask(name: string, period: Period): void;
  addStep(groupId: string, name: string): void;
  remove(taskId: string): void;
  rename(taskId: string, name: string): void;
  changePeriod(groupId: string, period: Period): void;
}

const targetOf = (context: Context | null, taskId: string): Target | null => {
  const group = context === null ? null : groupWith(context.checklist.groups, taskId);
  const task = group === null ? undefined : tasksOf(group).find((one) => one.id === taskId);
  if (context === null || group === null || task === undefined) return null;
  return { context, group, task, title: titleOf(task, context.checklist.texts) };
};

const createCommands = (current: () => Context | null): TaskCommands => {
  const on = (taskId: string, run: (target: Target) => Omit<Deed, 'title'> & { title?: string }): void => {
    const target = targetOf(current(), taskId);
    if (target !== null) perform(target.context, { title: target.title, ...run(target) });
  };
  const added = ({ intl, host }: Context, name: string, makeEdit: (id: string) => Edit): Deed => {
    const title = name.trim();
    const text = intl.formatMessage({ id: 'planning.checklist.added' }, { title });
    return { edit: makeEdit(host.firestore.newId()), title, told: { text } };
  };
  return {
    tick: (taskId, done) =>
      on(taskId, (target) => {
        const edit = tick(target.group, taskId, done);
        const publish = done ? () => publishCompleted(target, edit) : undefined;
        return { edit, told: tickedWords(target, done), done: publish };
      }),
    addTask(name, period) {
      const context = current();
      if (context === null) return;
      perform(
        context,
        added(context, name, (id) => addTask(context.checklist.tasks, id, name, period)),
      );
    },
    addStep: (groupId, name) =>
      on(groupId, ({ context, group }) => added(context, name, (id) => addStep(group, id, name))),
    remove: (taskId) =>
      on(taskId, ({ context: { intl }, group, title }) => {
        const edit = remove(group, taskId);
        const values = { title, steps: edit.changes.length - 1 };
        return { edit, told: { text: intl.formatMessage({ id: 'planning.checklist.removed' }, values) } };
      }),
    rename: (taskId, name) =>
      on(taskId, ({ context: { intl }, task }) => {
        const title = name.trim();
        const text = intl.formatMessage({ id: 'planning.checklist.renamed' }, { title });
        return { edit: rename(task, name), title, told: { text } };
      }),
    changePeriod: (groupId, period) =>
      on(groupId, ({ context: { intl, checklist }, group, title }) => {
        const values = { title, period: periodHeading(intl, period) };
        const text = intl.formatMessage({ id: 'planning.checklist.moved' }, values);
        return { edit: changePeriod(checklist.tasks, group, period), told: { text } };
      }),
  };
};

/** The commands on this checklist; they do nothing until it is ready. */
export const useTaskCommands = (weddingId: string, checklist: ReadyChecklist | null): TaskCommands => {
  const host = useHost();
  const intl = useIntl();
  const latest = useRef<Context | null>(null);
  useLayoutEffect(() => {
    latest.current = checklist === null ? null : { host, intl, weddingId, checklist };
  });
  return useMemo(() => createCommands(() => latest.current), []);
};
