import type { PublishedWebsite, Website, WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

type Draft = Pick<Website, 'published' | 'publishedAt' | 'updatedAt'> & Partial<Website>;

const fields = ['theme', 'welcome', 'languages', 'sharePicture', 'answersUntil'] as const;

const said = (value: unknown): string => JSON.stringify(value ?? null);

/** Whether the draft was written after it was published: before publishing made a copy, guests saw the draft. */
const isNewer = ({ publishedAt, updatedAt }: Draft): boolean =>
  publishedAt !== undefined && publishedAt !== null && updatedAt > publishedAt;

type Event = Identified<WeddingEvent>;

const eventFields = [
  ...(['type', 'name', 'date', 'time', 'place', 'address', 'coordinates', 'audience'] as const),
  ...(['description', 'attire', 'featured'] as const),
] as const;

const isSame = (one: Event, other: Event | undefined): boolean =>
  other !== undefined && eventFields.every((field) => said(one[field]) === said(other[field]));

/** How many events are new to guests, gone for them, or other than they read them. */
const changedEvents = (drafted: readonly Event[], published: readonly Event[]): number => {
  const [now, before] = [drafted.filter(({ visible }) => visible), published].map(
    (events) => new Map(events.map((event) => [event.id, event])),
  ) as [Map<string, Event>, Map<string, Event>];
  const ids = new Set([...now.keys(), ...before.keys()]);
  return [...ids].filter((id) => {
    const [one, other] = [now.get(id), before.get(id)];
    return one === undefined || !isSame(one, other);
  }).length;
};

/**
 * How many things of a live website guests still see as they were. `published` is what they see; null while that is not
 * known, when a draft that is newer counts as one change. `events`: as they are drafted; null while they are not known.
 */
export const unpublishedChanges = (
  site: Draft | null,
  published: PublishedWebsite | null,
  events: readonly Event[] | null,
): number => {
  if (site === null || !site.published) return 0;
  if (published === null) return isNewer(site) ? 1 : 0;
  const ofSite = fields.filter((field) => said(site[field]) !== said(published[field])).length;
  return ofSite + (events === null || published.events === undefined ? 0 : changedEvents(events, published.events));
};
