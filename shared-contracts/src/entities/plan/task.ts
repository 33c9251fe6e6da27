import * as v from 'valibot';
import { instantSchema, isoDateSchema } from '../common';

/** Checklist periods, first to last. */
export const periods = [
  '12-plus',
  '10-12',
  '7-9',
  '4-6',
  '2-3',
  '1-month',
  '2-weeks',
  'final-week',
  'the-day',
  'after',
] as const;
export type Period = (typeof periods)[number];

/** Action that completed a task automatically, for the sentence that explains it. Source: S4-auto. */
export const doneReasons = [
  'collaborator-invited',
  'guest-added',
  'budget-initialised',
  'note-saved',
  'guestlist-exported',
  'supplier-booked',
  'date-chosen',
  'place-chosen',
  'guests-estimated',
  'venue-answered',
  'website-published',
] as const;
export type DoneReason = (typeof doneReasons)[number];

/** `weddings/{id}/tasks/{id}`. A subtask's `group` is its parent's id; a main task's `group` its own. Source: S3-task. */
export const taskSchema = v.object({
  group: v.string(),
  /** Words of the couple's own task; null when they come from the catalogue by `i18nKey`. */
  name: v.nullable(v.string()),
  i18nKey: v.nullable(v.string()),
  /** The template's stable key; null for the couple's own tasks. */
  key: v.nullable(v.string()),
  category: v.string(),
  done: v.boolean(),
  custom: v.boolean(),
  /** False when the couple said "not for us": neither listed nor counted, and always to be had back. */
  active: v.boolean(),
  /** Uid, or null. */
  assignee: v.nullable(v.string()),
  /** The day from which it is listed again; null while it is not put off. */
  snoozedUntil: v.optional(v.nullable(isoDateSchema), null),
  /** Action that completed it automatically; null for a tick by hand. */
  // An unknown reason of a newer package reads as none: the task is done all the same.
  doneReason: v.optional(v.fallback(v.nullable(v.picklist(doneReasons)), null), null),
  /** Subject of the action, such as the booked supplier's name. */
  doneReasonName: v.optional(v.nullable(v.string()), null),
  period: v.picklist(periods),
  order: v.number(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Task = v.InferOutput<typeof taskSchema>;

/** Returns true when the task is a subtask: its group is its parent's id. A main task's group is its own id. */
export const isSubtask = ({ id, group }: { id: string; group: string }): boolean => group !== id;

/** A main task's subtasks, in their order. */
export const subtasksOf = <T extends { id: string; group: string; order: number }>(
  tasks: readonly T[],
  parentId: string,
): T[] => tasks.filter((task) => task.group === parentId && isSubtask(task)).sort((a, b) => a.order - b.order);

/** `taskTemplates/{key}`: written by the backend. */
export const taskTemplateSchema = v.object({
  key: v.string(),
  parent: v.nullable(v.string()),
  period: v.picklist(periods),
  category: v.string(),
  markets: v.array(v.string()),
  completedBy: v.nullable(v.string()),
  order: v.number(),
  active: v.boolean(),
});
export type TaskTemplate = v.InferOutput<typeof taskTemplateSchema>;
