import { messageSchema, type Report, reportSchema, storedReviewSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';
import { moderator } from './moderator';

interface Reported {
  words: string;
  by: string;
  createdAt: string;
}

const messageOf = async (firestore: Firestore, { id, within }: Report['about']): Promise<Reported | null> => {
  if (within === null) return null;
  const stored = await firestore.doc(`conversations/${within}/messages/${id}`).get();
  const read = v.safeParse(messageSchema, plain(stored.data()));
  if (!read.success) return null;
  const { body, from, senderName, createdAt } = read.output;
  return { words: body, by: senderName ?? from, createdAt };
};

const reviewOf = async (firestore: Firestore, { id }: Report['about']): Promise<Reported | null> => {
  const read = v.safeParse(storedReviewSchema, plain((await firestore.doc(`reviews/${id}`).get()).data()));
  if (!read.success) return null;
  const { title, body, name, createdAt } = read.output;
  return { words: `${title}\n\n${body}`, by: name, createdAt };
};

/** Returns the text of a report's subject, for moderators: of a conversation only the reported message. */
export const reportedWords: Handler<'reportedWords'> = async ({ firestore }, call) => {
  moderator(call);
  const read = v.safeParse(reportSchema, plain((await firestore.doc(`reports/${call.params.id}`).get()).data()));
  if (!read.success) throw new Refusal(404, 'report-unknown', 'This report is not here any more.');
  const { about } = read.output;
  if (about.kind === 'message') return { reported: await messageOf(firestore, about) };
  return { reported: about.kind === 'review' ? await reviewOf(firestore, about) : null };
};
