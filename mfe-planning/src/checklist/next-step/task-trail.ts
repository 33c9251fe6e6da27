import type { TaskGroup } from '#plan/tasks/task-groups';
import type { CategoryFacts, ShortlistItem } from './category-facts';

/** An event in a task's history. `at` is an instant. */
export type TrailEntry =
  | { kind: 'booked' | 'asked' | 'shortlisted'; id: string; name: string; at: string }
  | { kind: 'done'; id: string; taskId: string; at: string }
  | { kind: 'added' | 'own'; id: string; at: string };

const supplierEntry = ({ id, name, booked, enquired, updatedAt }: ShortlistItem): TrailEntry => ({
  kind: booked ? 'booked' : enquired ? 'asked' : 'shortlisted',
  id,
  name,
  at: updatedAt,
});

/** Number of entries that a drawer shows. */
const shown = 5;

/** Returns a task's history, the latest first: its suppliers, its ticks, and its origin. */
export const taskTrail = ({ main, steps }: TaskGroup, facts: CategoryFacts | null): TrailEntry[] => {
  const suppliers = facts === null ? [] : [...(facts.booked === null ? [] : [facts.booked]), ...facts.shortlisted];
  // A task that was created as done has no tick of its own.
  const ticked = [main, ...steps].filter(({ done, createdAt, updatedAt }) => done && createdAt !== updatedAt);
  const entries: TrailEntry[] = [
    ...suppliers.map(supplierEntry),
    ...ticked.map(({ id, updatedAt }): TrailEntry => ({ kind: 'done', id: `done-${id}`, taskId: id, at: updatedAt })),
    { kind: main.custom ? 'own' : 'added', id: 'added', at: main.createdAt },
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id)).slice(0, shown);
};
