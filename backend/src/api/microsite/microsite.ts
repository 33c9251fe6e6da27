import { websiteConstants } from '@posy/shared-contracts/constants';
import { audienceOf, type WeddingEvent } from '@posy/shared-contracts/entities';
import { compareEvents, weddingZone } from '@posy/shared-contracts/rules';
import { entryUid } from '../calendar/entries/entry';
import { type ApiContext, type Handler } from '../handler';
import { visible } from '../input/visible';
import { Refusal } from '../refusal';
import { findMicrosite, type FoundMicrosite } from './find-microsite';
import { noteWrongGuess, requireFewGuesses } from './password-guesses';
import { readEvents } from './publication';
import { venuesOf } from './venues';
import { isPassword } from './website-password';

type ShownEvent = WeddingEvent & { id: string };

const notPublished = () => new Refusal(404, 'not-published', 'There is no website here.');

type MicrositeParts = Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem'>;

/**
 * Returns true for events that everybody may know of: the others are shown only to their guests, by the households'
 * links.
 */
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

/** Events as they are now; as many as a website shows at most, for anybody may ask as often as they like. */
const storedEvents = async ({ firestore, reportProblem }: MicrositeParts, weddingId: string): Promise<ShownEvent[]> =>
  readEvents(
    await firestore.collection(`weddings/${weddingId}/events`).limit(websiteConstants.mostShownEvents).get(),
    reportProblem,
  );

/**
 * The website as a guest sees it: the publication, its visible events for everyone, and nothing else of the wedding.
 */
export const shownToGuests = async (context: MicrositeParts, { weddingId, wedding, publication }: FoundMicrosite) => {
  const { slug, welcome, theme, languages = [], sharePicture = null, answersUntil = null, sections } = publication;
  const planned = await storedEvents(context, weddingId);
  const events = publication.events ?? planned;
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
    // Current audiences decide, not the published ones: an own venue may be somebody's home.
    venues: await venuesOf(context, weddingId, planned),
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
