import { websiteConstants } from '@posy/shared-contracts/constants';
import { audienceOf, type PublishedWebsite, weddingDay, type WeddingEvent } from '@posy/shared-contracts/entities';
import {
  compareEvents,
  hasThanks,
  type InvitedGuest,
  isDayOver,
  isInvitedTo,
  lastZone,
  siteAfter,
  siteBefore,
  weddingZone,
} from '@posy/shared-contracts/rules';
import { type ApiContext, type Handler } from '../handler';
import { visible } from '../input/visible';
import { Refusal } from '../refusal';
import { entryUid } from '../wedding-calendar/entries/entry';
import { type Credit, creditsOf } from './credits';
import { findMicrosite, type FoundMicrosite } from './find-microsite';
import { readSettings, settingsOf } from './invitation-settings';
import { requirePassword } from './password/opening';
import { readEvents } from './publication';
import { venuesOf } from './venues';

type ShownEvent = WeddingEvent & { id: string };

export const notPublished = () => new Refusal(404, 'not-published', 'There is no website here.');

type MicrositeParts = Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem' | 'now'>;

/** The readers: null for anybody, or the people of a household, by their link. */
type Readers = readonly InvitedGuest[] | null;

/** Returns true when a part is for the readers: a part for some guests is shown to them alone. */
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

/** Reads the current events; at most as many as a website shows, because anybody may call this as often as they like. */
export const storedEvents = async (
  { firestore, reportProblem }: Pick<MicrositeParts, 'firestore' | 'reportProblem'>,
  weddingId: string,
): Promise<ShownEvent[]> =>
  readEvents(
    await firestore.collection(`weddings/${weddingId}/events`).limit(websiteConstants.mostShownEvents).get(),
    reportProblem,
  );

/** Returns a section as a guest reads it, without the other households that it is for, and the ids of suppliers. */
const sectionForGuests = ({
  audience: _audience,
  credits: _credits,
  ...section
}: PublishedWebsite['sections'][number]) => section;

/** The website as a guest sees it: the publication's parts for these readers, and nothing else of the wedding. */
export const shownToGuests = async (
  context: MicrositeParts,
  { weddingId, wedding, publication }: FoundMicrosite,
  readers: Readers = null,
) => {
  const { slug, theme, languages = [], sharePicture = null, answersUntil = null, sections, hides = [] } = publication;
  const { welcome, welcomes = {}, palette = 'main', lettering = 'theme' } = publication;
  const isWelcoming = !hides.includes('welcome');
  const planned = await storedEvents(context, weddingId);
  const events = hides.includes('timeline') ? [] : (publication.events ?? planned);
  const [settings, invited] = await Promise.all([
    settingsOf(context.firestore, weddingId).get().then(readSettings),
    context.firestore.collection(`weddings/${weddingId}/households`).limit(1).select().get(),
  ]);
  const own = sections.filter((section) => isFor(readers, section));
  const shown = {
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
    answersUntil: settings === null ? answersUntil : settings.answersUntil,
    invites: !invited.empty,
    sections: own.map(sectionForGuests),
    takesPhotos: settings?.takesPhotos ?? false,
    isOver: false,
    credits: [] as Credit[],
    timeZone: weddingZone(wedding),
    // Current audiences decide, not the published ones: an own venue may be somebody's home.
    venues: await venuesOf(context, weddingId, planned),
    events: events
      .filter((event) => event.visible && isFor(readers, event))
      .map((event) => visible(event))
      .sort(inOrder)
      .map((event) => asGuestsSee(event, weddingId)),
  };
  const dated = (publication.events ?? planned).filter((event) => event.visible);
  const isOver = isDayOver(weddingDay(wedding), dated, { zone: lastZone(wedding), now: context.now() });
  if (!isOver || !hasThanks(shown)) return siteBefore(shown);
  return { ...siteAfter(shown), credits: await creditsOf(context, weddingId, own) };
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
  await requirePassword(found, body.password, { counts: context.counts, network, now: context.now() });
  return shownToGuests(context, found);
};
