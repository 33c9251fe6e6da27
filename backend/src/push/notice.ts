import { type NotificationSettings } from '@posy/shared-contracts/entities';
import { type MarketPrefix } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const notice = <K extends string, I extends v.ObjectEntries>(kind: K, ids: I) =>
  v.object({ kind: v.literal(kind), event: id, ids: v.object(ids) });

const paymentDue = notice('payment-due', { weddingId: id, paymentId: id });
const tasksDue = notice('tasks-due', { weddingId: id });
const reviewsDue = notice('reviews-due', { weddingId: id });

/** A notice that reminds of something: by a push, and by mail. */
export const remindingSchema = v.variant('kind', [paymentDue, tasksDue, reviewsDue]);
export type Reminding = v.InferOutput<typeof remindingSchema>;

/**
 * A push: its kind, what happened (`event`: the same one is sent once), and the ids that its link
 * needs. Nothing that people typed belongs here: it is shown on locked screens.
 */
export const noticeSchema = v.variant('kind', [
  /** A supplier wrote to the couple. */
  notice('supplier-message', { conversationId: id }),
  /** A couple wrote to the supplier. */
  notice('couple-message', { conversationId: id }),
  /** A couple wrote to the supplier for the first time. */
  notice('enquiry', { conversationId: id }),
  notice('member-joined', { weddingId: id }),
  notice('member-left', { weddingId: id }),
  /** Another member changed the person's access. */
  notice('access-changed', { weddingId: id }),
  notice('access-ended', { weddingId: id }),
  /** A payment comes up that the couple wanted to be reminded of. */
  paymentDue,
  /** Tasks come up: a period of the checklist begins, or something that was put off is back. */
  tasksDue,
  /** The wedding is over: the couple can review their suppliers. */
  reviewsDue,
  /** Something was read: shows nothing, and puts the number on the app's icon right. */
  notice('count-changed', {}),
]);
export type Notice = v.InferOutput<typeof noticeSchema>;
export type NoticeKind = Notice['kind'];
/** A notice that is shown. */
export type ShownNotice = Exclude<Notice, { kind: 'count-changed' }>;

/** The setting of a person that decides about a notice. */
export const settingOf: Record<ShownNotice['kind'], keyof NotificationSettings['push']> = {
  'supplier-message': 'messages',
  'couple-message': 'messages',
  enquiry: 'messages',
  'member-joined': 'collaboration',
  'member-left': 'collaboration',
  'access-changed': 'collaboration',
  'access-ended': 'collaboration',
  'payment-due': 'tasks',
  'tasks-due': 'tasks',
  'reviews-due': 'tasks',
};

/** Returns the path that a notice opens, in its reader's market. */
export const pathOf = (notice: ShownNotice, market: MarketPrefix): string => {
  switch (notice.kind) {
    case 'supplier-message':
    case 'couple-message':
    case 'enquiry':
      return paths.conversation(market, notice.ids.conversationId);
    case 'member-joined':
    case 'member-left':
      return paths.manageCollaborators(market);
    case 'access-changed':
    case 'access-ended':
      return paths.home(market);
    case 'payment-due':
      return paths.budget(market);
    case 'tasks-due':
      return paths.checklist(market);
    case 'reviews-due':
      return paths.reviews(market);
  }
};

/**
 * Returns the subject of a notice: a newer one replaces an older one of the same subject, so ten messages of a
 * conversation are one notification.
 */
export const subjectOf = (notice: ShownNotice): string =>
  'conversationId' in notice.ids
    ? `conversation:${notice.ids.conversationId}`
    : `${notice.kind}:${notice.ids.weddingId}`;
