import { useHost } from '@posy/remote-kit';
import { type EditNotice, noEdit } from '@posy/remote-kit/edits';
import { paths } from '@posy/shared-contracts';
import type { Period } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';
import { openAt } from '#plan/edits/open-at';
import { periodHeading } from '#plan/tasks/period-names';
import { groupWith, neighbours, type TaskGroup, type TaskItem, tasksOf } from '#plan/tasks/task-groups';
import { titleOf } from '#plan/tasks/task-texts';
import type { ReadyChecklist } from '../queries/use-checklist';
import {
  addStep,
  addTask,
  assign,
  changePeriod,
  type ChecklistEdit,
  type DropSide,
  place,
  remove,
  rename,
  setActive,
  snooze,
  tick,
} from '../rules/task-changes';
import { type ChecklistContext, perform, type TaskEdit } from './perform-edit';

type Bus = Pick<MountProps, 'bus' | 'telemetry' | 'navigate' | 'locale'>;

interface CommandTarget {
  context: ChecklistContext;
  group: TaskGroup;
  task: TaskItem;
  title: string;
}

const tickedWords = ({ context: { intl }, group, task, title }: CommandTarget, done: boolean): EditNotice => {
  if (!done) return { text: intl.formatMessage({ id: 'planning.checklist.reopened' }, { title }) };
  const steps = task === group.main ? group.steps.filter((step) => !step.done).length : 0;
  return {
    text: intl.formatMessage({ id: 'planning.checklist.completed' }, { title, steps }),
    emoji: '🎉',
    alike: {
      kind: 'tick',
      text: (count) => intl.formatMessage({ id: 'planning.checklist.completed-several' }, { count }),
    },
  };
};

const publishCompleted = ({ bus, telemetry }: Bus, { context, task }: CommandTarget, edit: ChecklistEdit): void => {
  const { weddingId, checklist } = context;
  const doneTotal = checklist.totals.done + edit.changes.length;
  bus
    .publish('task.completed', { weddingId, taskId: task.id, key: task.key, doneTotal })
    .catch((error: unknown) => telemetry.error('checklist', error));
};

/** The commands of the checklist. Their identity is stable while the screen is mounted. */
export interface TaskCommands {
  tick(taskId: string, done: boolean): void;
  addTask(name: string, period: Period): void;
  addStep(groupId: string, name: string): void;
  remove(taskId: string): void;
  rename(taskId: string, name: string): void;
  changePeriod(groupId: string, period: Period): void;
  /** Puts a main task right before or after another one, into its period. */
  place(groupId: string, anchorId: string, side: DropSide): void;
  /** Assigns a task to a member, or to nobody (null); the notice names `name`. */
  assign(taskId: string, assignee: string | null, name: string): void;
  /** Snoozes a main task until a day (yyyy-MM-dd), or lists it again (null). */
  snooze(groupId: string, until: string | null): void;
  /** Marks a task as "Not for us", or as wanted again. */
  setActive(groupId: string, active: boolean): void;
}

const targetOf = (context: ChecklistContext | null, taskId: string): CommandTarget | null => {
  const group =
    context === null ? null : groupWith([...context.checklist.groups, ...context.checklist.dismissed], taskId);
  const task = group === null ? undefined : tasksOf(group).find((one) => one.id === taskId);
  if (context === null || group === null || task === undefined) return null;
  return { context, group, task, title: titleOf(task, context.checklist.texts) };
};

const createCommands = (bus: Bus, current: () => ChecklistContext | null): TaskCommands => {
  const on = (
    taskId: string,
    run: (target: CommandTarget) => Omit<TaskEdit, 'title' | 'groupId'> & { title?: string },
  ): void => {
    const target = targetOf(current(), taskId);
    if (target !== null)
      perform(target.context, { title: target.title, ...run(target), groupId: target.group.main.id });
  };
  const added = (
    { intl, place }: ChecklistContext,
    name: string,
    makeEdit: (id: string) => ChecklistEdit,
  ): TaskEdit => {
    const title = name.trim();
    const text = intl.formatMessage({ id: 'planning.checklist.added' }, { title });
    const id = place.host.firestore.newId();
    return { edit: makeEdit(id), groupId: id, title, notice: { text } };
  };
  return {
    tick: (taskId, done) =>
      on(taskId, (target) => {
        const edit = tick(target.group, taskId, done);
        const onSaved = done ? () => publishCompleted(bus, target, edit) : undefined;
        return { edit, notice: tickedWords(target, done), onSaved };
      }),
    addTask(name, period) {
      const context = current();
      if (context === null) return;
      const made = added(context, name, (id) => addTask(context.checklist.tasks, id, name, period));
      // The new task's period may be far down the list.
      const open = openAt(bus, context.intl, paths.task(bus.locale.get().market.prefix, made.groupId));
      perform(context, { ...made, notice: made.notice && { ...made.notice, open } });
    },
    addStep: (groupId, name) =>
      on(groupId, ({ context, group }) => added(context, name, (id) => addStep(group, id, name))),
    remove: (taskId) =>
      on(taskId, ({ context: { intl }, group, title }) => {
        const edit = remove(group, taskId);
        const values = { title, steps: edit.changes.length - 1 };
        return { edit, notice: { text: intl.formatMessage({ id: 'planning.checklist.removed' }, values) } };
      }),
    rename: (taskId, name) =>
      on(taskId, ({ context: { intl }, task }) => {
        const title = name.trim();
        const text = intl.formatMessage({ id: 'planning.checklist.renamed' }, { title });
        return { edit: rename(task, name), title, notice: { text } };
      }),
    changePeriod: (groupId, period) =>
      on(groupId, ({ context: { intl, checklist }, group, title }) => {
        const values = { title, period: periodHeading(intl, period) };
        const text = intl.formatMessage({ id: 'planning.checklist.moved' }, values);
        return { edit: changePeriod(checklist.tasks, group, period), notice: { text } };
      }),
    place: (groupId, anchorId, side) =>
      on(groupId, ({ context: { intl, checklist }, group, title }) => {
        const anchor = groupWith(checklist.groups, anchorId);
        if (anchor === null) return { edit: noEdit, notice: null };
        const { period } = anchor.main;
        const text = intl.formatMessage(
          { id: 'planning.checklist.placed' },
          { title, period: periodHeading(intl, period) },
        );
        const beforeId = side === 'before' ? anchorId : neighbours(checklist.groups, anchor).after;
        return { edit: place(checklist.groups, group, period, beforeId), notice: { text } };
      }),
    assign: (taskId, assignee, name) =>
      on(taskId, ({ context: { intl }, group, title }) => {
        const id = assignee === null ? 'planning.checklist.unassigned' : 'planning.checklist.assigned';
        return { edit: assign(group, taskId, assignee), notice: { text: intl.formatMessage({ id }, { title, name }) } };
      }),
    snooze: (groupId, until) =>
      on(groupId, ({ context: { intl }, group, title }) => {
        const day = until === null ? '' : intl.formatDate(`${until}T12:00:00`, { day: 'numeric', month: 'long' });
        const id = until === null ? 'planning.checklist.listed-again' : 'planning.checklist.snoozed';
        return { edit: snooze(group, until), notice: { text: intl.formatMessage({ id }, { title, day }) } };
      }),
    setActive: (groupId, active) =>
      on(groupId, ({ context: { intl }, group, title }) => {
        const id = active ? 'planning.checklist.listed-again' : 'planning.checklist.dismissed';
        return { edit: setActive(group, active), notice: { text: intl.formatMessage({ id }, { title }) } };
      }),
  };
};

/** The commands on this checklist; they do nothing until it is ready. */
export const useTaskCommands = (weddingId: string, checklist: ReadyChecklist | null): TaskCommands => {
  const host = useHost();
  const place = useEditPlace('checklist', 'checklist');
  const intl = useIntl();
  const latest = useRef<ChecklistContext | null>(null);
  useLayoutEffect(() => {
    latest.current = checklist === null ? null : { place, intl, weddingId, checklist };
  });
  return useMemo(() => createCommands(host, () => latest.current), [host]);
};
