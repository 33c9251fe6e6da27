import * as v from 'valibot';
import { countSchema, moneySchema } from '../entities/common';
import { badgeIds } from '../entities/plan/badge';
import { event, id } from './event';

const weddingId = id;

/** Events of planning: checklist, guests, budget, scrapbook, badges. */
export const planningEvents = {
  /** A checklist item was completed by hand or by another action. */
  'task.completed': event(
    'task.completed',
    'fact',
    v.object({ weddingId, taskId: v.string(), key: v.nullable(v.string()), doneTotal: v.number() }),
  ),
  /** Guests were added in one commit: how many, and the id of the first of them. */
  'guest.added': event(
    'guest.added',
    'durable',
    v.object({ weddingId, guestId: id, count: v.optional(v.pipe(countSchema, v.minValue(1)), 1) }),
  ),
  /** The guest list was exported; whether a venue is booked decides about the venue popup. */
  'guestlist.exported': event('guestlist.exported', 'durable', v.object({ weddingId, guests: countSchema })),
  'budget.initialised': event('budget.initialised', 'durable', v.object({ weddingId, budget: moneySchema })),
  /** The budget's amount for the venue was set; above zero it opens the venue popup. */
  'budget.venue-amount-set': event('budget.venue-amount-set', 'durable', v.object({ weddingId, amount: moneySchema })),
  'note.saved': event('note.saved', 'durable', v.object({ weddingId, noteId: id, isNew: v.boolean() })),
  'badge.achieved': event('badge.achieved', 'fact', v.object({ weddingId, badge: v.picklist(badgeIds) })),
} as const;
