import { websiteConstants } from '@posy/shared-contracts/constants';
import { audienceOf, type PublishedWebsite, type WeddingEvent } from '@posy/shared-contracts/entities';
import { compareEvents, type InvitedGuest, isInvitedTo, weddingZone } from '@posy/shared-contracts/rules';
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

export const notPublished = () => new Refusal(404, 'not-published', 'There is no website here.');

type Reading = Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem'>;

/** Who reads: somebody, of whom nothing is known, or the people of a household, by their link. */
type Readers = readonly InvitedGuest[] | null;

/** Whether it is for who reads: what is for some is told to them alone. */
const isFor = (readers: Readers, part: Pick<WeddingEvent, 'audience'>): boolean =>
  readers === null ? audienceOf(part).kind === 'everyone' : readers.some((person) => isInvitedTo(part, person));

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
const storedEvents = async ({ firestore, reportProblem }: Reading, weddingId: string): Promise<ShownEvent[]> =>
  readEvents(
    await firestore.collection(`weddings/${weddingId}/events`).limit(websiteConstants.mostShownEvents).get(),
    reportProblem,
  );

/** A section as a guest reads it: whom else it is for is nobody's business. */
const sectionForGuests = ({ audience: _audience, ...section }: PublishedWebsite['sections'][number]) => section;

/** What a guest sees: what was published, as far as it is for who reads, and nothing else of the wedding. */
export const shownToGuests = async (
  context: Reading,
  { weddingId, wedding, publication }: FoundMicrosite,
  readers: Readers = null,
) => {
  const { slug, theme, languages = [], sharePicture = null, answersUntil = null, sections, hides = [] } = publication;
  const { welcome, welcomes = {}, palette = 'main', lettering = 'theme' } = publication;
  const isWelcoming = !hides.includes('welcome');
  const planned = await storedEvents(context, weddingId);
  const events = hides.includes('timeline') ? [] : (publication.events ?? planned);
  return {
    slug,
    partners: wedding.partners,
    date: wedding.date,
    locationName: wedding.location?.name ?? null,
    locale: wedding.l10n.locale,
    welcome: isWelcoming ? welcome : '',
    welcomes: isWelcoming ? welcomes : {},
    theme,
    palette,
    lettering,
    languages,
    sharePicture,
    answersUntil,
    sections: sections.filter((section) => isFor(readers, section)).map(sectionForGuests),
    timeZone: weddingZone(wedding),
    // By who is asked to what now: a home that an event is at waits for the couple's word.
    venues: await venuesOf(context, weddingId, planned),
    events: events
      .filter((event) => event.visible && isFor(readers, event))
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
