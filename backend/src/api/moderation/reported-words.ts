import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { messageSchema, type Report, reportSchema, storedReviewSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { guestPhotoOf, readGuestPhoto } from '../guest-photos/stored/guest-photos';
import { type ApiContext, type Handler } from '../handler';
import { findMicrosite } from '../microsite/find-microsite';
import { Refusal } from '../refusal';
import { moderator } from './moderator';

type Reported = NonNullable<EndpointOutput<'reportedWords'>['reported']>;

const messageOf = async (firestore: Firestore, { id, within }: Report['about']): Promise<Reported | null> => {
  if (within === null) return null;
  const stored = await firestore.doc(`conversations/${within}/messages/${id}`).get();
  const read = v.safeParse(messageSchema, plain(stored.data()));
  if (!read.success) return null;
  const { body, from, senderName, createdAt } = read.output;
  return { words: body, by: senderName ?? from, createdAt };
};

const reviewOf = async ({ firestore, catalogue }: ApiContext, { id }: Report['about']): Promise<Reported | null> => {
  const listed = catalogue.reviewOf(id);
  if (listed !== null)
    return { words: `${listed.title}\n\n${listed.body}`, by: listed.name, createdAt: listed.createdAt };
  const read = v.safeParse(storedReviewSchema, plain((await firestore.doc(`reviews/${id}`).get()).data()));
  if (!read.success) return null;
  const { title, body, name, createdAt } = read.output;
  return { words: `${title}\n\n${body}`, by: name, createdAt };
};

/** A guest's picture, and the person who leads the household that sent it. */
const guestPhotoOfReport = async (firestore: Firestore, { id, within }: Report['about']): Promise<Reported | null> => {
  if (within === null) return null;
  const photo = readGuestPhoto(await guestPhotoOf(firestore, within, id).get());
  if (photo === null || photo.state === 'removed') return null;
  const { path, portrait, width, height, householdId, createdAt } = photo;
  const name: unknown = (await firestore.doc(`weddings/${within}/guests/${householdId}`).get()).get('name');
  return { words: '', by: typeof name === 'string' ? name : '', createdAt, photo: { path, portrait, width, height } };
};

/** The words of a couple's website as they are published, in each of its languages; none of another couple's that has its address by now. */
const websiteOfReport = async (firestore: Firestore, { id, within }: Report['about']): Promise<Reported | null> => {
  const found = await findMicrosite(firestore, id);
  if (found === null || found.weddingId !== within) return null;
  const { welcome, welcomes = {}, sections, events = [], publishedAt } = found.publication;
  const said: (string | undefined)[] = [
    ...[welcome, ...Object.values(welcomes)],
    ...sections.flatMap((section) =>
      Object.values(section.words).flatMap((part) =>
        part === undefined
          ? []
          : [part.title, part.body, ...part.items.flatMap((item) => [item.title, item.body, item.link])],
      ),
    ),
    ...events.flatMap(({ name, place, description }) => [name, place, description]),
  ];
  const words = said.filter((text) => text !== undefined && text.trim() !== '').join('\n\n');
  return { words, by: found.wedding.partners.join(' & '), createdAt: publishedAt };
};

/** Returns the text of a report's subject, for moderators: of a conversation only the reported message. */
export const reportedWords: Handler<'reportedWords'> = async (context, call) => {
  const { firestore } = context;
  moderator(call);
  const read = v.safeParse(reportSchema, plain((await firestore.doc(`reports/${call.params.id}`).get()).data()));
  if (!read.success) throw new Refusal(404, 'report-unknown', 'This report is not here any more.');
  const { about } = read.output;
  if (about.kind === 'message') return { reported: await messageOf(firestore, about) };
  if (about.kind === 'guest-photo') return { reported: await guestPhotoOfReport(firestore, about) };
  if (about.kind === 'website') return { reported: await websiteOfReport(firestore, about) };
  return { reported: about.kind === 'review' ? await reviewOf(context, about) : null };
};
