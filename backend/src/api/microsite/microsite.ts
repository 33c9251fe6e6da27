import { audienceOf, type WeddingEvent, weddingEventSchema } from '@posy/shared-contracts/entities';
import { compareEvents, weddingZone } from '@posy/shared-contracts/rules';
import { type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { entryUid } from '../calendar/entries/entry';
import { type ApiContext, type Handler } from '../handler';
import { visible } from '../input/visible';
import { Refusal } from '../refusal';
import { findMicrosite, type FoundMicrosite } from './find-microsite';
import { noteWrongGuess, requireFewGuesses } from './password-guesses';
import { venuesOf } from './venues';
import { isPassword } from './website-password';

type ShownEvent = WeddingEvent & { id: string };

const notPublished = () => new Refusal(404, 'not-published', 'There is no website here.');

type Reading = Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem'>;

/** Events that are read at most: anybody may ask, as often as they like. */
const mostEvents = 100;

const readEvent = (document: QueryDocumentSnapshot, report: ApiContext['reportProblem']): ShownEvent[] => {
  const read = v.safeParse(weddingEventSchema, plain(document.data()));
  if (!read.success) report({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
  return read.success ? [{ ...read.output, id: document.id }] : [];
};

/** Events that everybody may know of: others are told to those who are asked to them, by their households' links. */
const isForGuests = (event: ShownEvent): boolean => event.visible && audienceOf(event).kind === 'everyone';

const inOrder = (a: ShownEvent, b: ShownEvent): number =>
  compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime });

const asGuestsSee = (
  { id, type, name, date, time, place, description, attire, createdAt, updatedAt }: ShownEvent,
  weddingId: string,
) => ({
  calendar: { uid: entryUid(weddingId, 'event', type === 'main' ? 'main' : id), changedAt: updatedAt },
  id,
  type,
  name,
  date,
  time,
  place,
  description,
  attire,
  createdAt,
});

/** What a guest sees: what was published, its visible events for everyone, and nothing else of the wedding. */
export const shownToGuests = async (context: Reading, { weddingId, wedding, publication }: FoundMicrosite) => {
  const { firestore, reportProblem } = context;
  const { slug, welcome, theme, languages = [], sharePicture = null, answersUntil = null, sections } = publication;
  const stored = await firestore.collection(`weddings/${weddingId}/events`).limit(mostEvents).get();
  const events = stored.docs.flatMap((event) => readEvent(event, reportProblem));
  return {
    slug,
    partners: wedding.partners,
    date: wedding.date,
    locationName: wedding.location?.name ?? null,
    locale: wedding.l10n.locale,
    welcome,
    theme,
    languages,
    sharePicture,
    answersUntil,
    sections,
    timeZone: weddingZone(wedding),
    venues: await venuesOf(context, weddingId, events),
    events: events
      .filter(isForGuests)
      .map((event) => visible(event))
      .sort(inOrder)
      .map((event) => asGuestsSee(event, weddingId)),
  };
};

/** A website that everybody may open, at an address that it has or had. */
export const microsite: Handler<'microsite'> = async (context, { params }) => {
  const found = await findMicrosite(context.firestore, params.slug);
  if (found === null) throw notPublished();
  if (found.secret !== null)
    throw new Refusal(403, 'password-needed', 'This website opens with a password. The couple can tell you.');
  return shownToGuests(context, found);
};

/** A website behind a password. */
export const openMicrosite: Handler<'openMicrosite'> = async (context, { params, body, network }) => {
  const found = await findMicrosite(context.firestore, params.slug);
  if (found === null) throw notPublished();
  if (found.secret !== null) {
    const guess = { weddingId: found.weddingId, network, now: context.now() };
    requireFewGuesses(context.counts, guess);
    if (!(await isPassword(found.secret, body.password))) {
      noteWrongGuess(context.counts, guess);
      throw new Refusal(403, 'password-wrong', 'This is not the password of this website.');
    }
  }
  return shownToGuests(context, found);
};
