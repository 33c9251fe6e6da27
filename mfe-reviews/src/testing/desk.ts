import type { TestHostOptions } from '@posy/remote-kit/testing';
import { exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { Session } from '@posy/shared-contracts/mount-props';
import type { OpenReport, WaitingReview } from '#desk/queue/desk-queries';

export const exampleModerator = (): Session => {
  const person = exampleSignedIn({ wedding: null, role: null });
  return { ...person, user: { ...person.user, kind: 'moderator', weddingId: null } };
};

export const waitingReview = (id: string, changes: Partial<WaitingReview> = {}): WaitingReview => ({
  id,
  supplierId: 'GB000001',
  supplierName: 'Hollow Lane Flowers',
  supplier: null,
  state: 'pending',
  stars: 2,
  title: `Review ${id}`,
  body: 'The arch was beautiful, but they came late.',
  name: 'Grace and Hamish',
  from: 'Bath',
  dateWedding: '2026-10-03',
  bookedThroughPosy: true,
  checked: 'booked',
  photos: [],
  marks: [],
  taken: null,
  log: [{ state: 'pending', at: '2026-11-19T16:20:00.000Z', by: null }],
  reply: null,
  createdAt: '2026-11-19T16:20:00.000Z',
  editedAt: null,
  ...changes,
});

export const openReport = (id: string, changes: Partial<OpenReport> = {}): OpenReport => ({
  ...{ id, about: { kind: 'message', id: 'm1', within: 'c1' }, reason: 'rude', words: 'Please look.' },
  ...{ createdAt: '2026-11-19T16:20:00.000Z', isMine: false, taken: null },
  ...changes,
});

interface Things {
  reviews?: WaitingReview[];
  reports?: OpenReport[];
  /** Thrown by every decision. */
  refusal?: Error;
  /** Ids that another moderator has open. */
  taken?: readonly string[];
}

/** A server with these, of which decided ones are gone until they are undone. */
export const deskServer = ({ reviews = [], reports = [], refusal, taken = [] }: Things) => {
  const decisions: EndpointInput<'decideReview'>[] = [];
  const reportDecisions: EndpointInput<'decideReport'>[] = [];
  const takes: [string, boolean][] = [];
  const gone = new Set<string>();
  const idOf = (params: object | undefined) => (params as { id: string }).id;
  const api: NonNullable<TestHostOptions['api']> = {
    moderationReviews: ({ body }) => {
      const found = reviews.filter(({ id, state }) => state === body?.state && !gone.has(id));
      return { total: found.length, reviews: found, halfWithinMs: 18_000_000 };
    },
    decideReview: (input) => {
      if (refusal !== undefined) throw refusal;
      decisions.push(input);
      gone.add(idOf(input.params));
      return { state: 'published' };
    },
    undoDecision: ({ params }) => {
      if (refusal !== undefined) throw refusal;
      gone.delete(idOf(params));
      return { state: 'pending' };
    },
    takeFromQueue: ({ body }) => {
      takes.push([body?.id ?? '', body?.leave ?? false]);
      if (taken.includes(body?.id ?? '')) throw new ApiError('refused', 409, 'taken-already', 'No.');
      return { until: '2026-11-20T12:10:00.000Z' };
    },
    openReports: () => {
      const found = reports.filter(({ id }) => !gone.has(id));
      return { total: found.length, reports: found };
    },
    reportedWords: () => ({ reported: { words: 'You fools.', by: 'Maya', createdAt: '2026-11-19T10:00:00.000Z' } }),
    decideReport: (input) => {
      reportDecisions.push(input);
      gone.add(idOf(input.params));
      return {};
    },
  };
  return { api, decisions, reportDecisions, takes };
};
