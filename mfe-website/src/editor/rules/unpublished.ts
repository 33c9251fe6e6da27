import type { PublishedWebsite, Website, WebsiteSection, WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

type Draft = Pick<Website, 'published' | 'publishedAt' | 'updatedAt'> & Partial<Website>;
type SiteEvent = Identified<WeddingEvent>;
type Section = Identified<WebsiteSection>;

/** Settings of a website whose change guests see. */
const fields = [
  ...(['theme', 'palette', 'lettering', 'welcome', 'welcomes', 'languages', 'sharePicture', 'answersUntil'] as const),
] as const;

type Happened = 'new' | 'gone' | 'other';

/** Something that guests still see as it was. `words`: who cannot say what it is. */
export type UnpublishedChange =
  | { about: 'all' }
  | { about: (typeof fields)[number] }
  | { about: 'section'; id: string; kind: WebsiteSection['kind']; happened: Happened }
  | { about: 'event'; id: string; name: string; happened: Happened };

/** A value in a word, in whichever order its fields came. */
const said = (value: unknown): string =>
  JSON.stringify(value ?? null, (_field, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/**
 * Returns true when the draft changed after it was published. Publishing used to make no copy; guests saw the draft
 * then.
 */
const isNewer = ({ publishedAt, updatedAt }: Draft): boolean =>
  publishedAt !== undefined && publishedAt !== null && updatedAt > publishedAt;

const eventFields = [
  ...(['type', 'name', 'date', 'time', 'place', 'address', 'coordinates', 'audience'] as const),
  ...(['description', 'attire', 'featured'] as const),
] as const;

const sectionFields = ['kind', 'order', 'words', 'photo', 'photos', 'audience', 'credits'] as const;

/** Lists the items that are new to guests, gone for them, or changed. */
const differences = <T extends { id: string }>(
  drafted: readonly T[],
  published: readonly T[],
  parts: readonly (keyof T)[],
): { one: T; happened: Happened }[] => {
  const before = new Map(published.map((one) => [one.id, one]));
  const now = new Map(drafted.map((one) => [one.id, one]));
  const changed = drafted.flatMap((one): { one: T; happened: Happened }[] => {
    const other = before.get(one.id);
    if (other === undefined) return [{ one, happened: 'new' }];
    return parts.every((part) => said(one[part]) === said(other[part])) ? [] : [{ one, happened: 'other' }];
  });
  return [...changed, ...published.filter(({ id }) => !now.has(id)).map((one) => ({ one, happened: 'gone' as const }))];
};

const sectionChanges = (drafted: readonly Section[], published: PublishedWebsite): UnpublishedChange[] => {
  const { sections, hides = [] } = published;
  // A publication from before says no ids: its sections are distinguished by their places.
  const shown = sections.map((section, place) => ({ ...section, id: section.id ?? `${place}` }));
  const visible = drafted.filter((section) => section.visible).map((section) => ({ ...section }));
  const hidden = drafted.filter(
    ({ visible: isVisible, kind }) =>
      !isVisible && (kind === 'welcome' || kind === 'timeline') && !hides.some((part) => part === kind),
  );
  return [
    ...differences(visible as typeof shown, shown, sectionFields).map(({ one: { id, kind }, happened }) => ({
      about: 'section' as const,
      ...{ id, kind, happened },
    })),
    ...hidden
      .filter(({ id }) => !shown.some((section) => section.id === id))
      .map(({ id, kind }) => ({ about: 'section' as const, id, kind, happened: 'gone' as const })),
  ];
};

interface Drafted {
  site: Draft | null;
  /** The website that guests see; null while it is not known, when a newer draft counts as one change. */
  published: PublishedWebsite | null;
  /** As they are drafted; null while they are not known. */
  events: readonly SiteEvent[] | null;
  sections: readonly Section[] | null;
}

/** Lists the changes of a live website that guests do not see yet. */
export const unpublishedChanges = ({ site, published, events, sections }: Drafted): UnpublishedChange[] => {
  if (site === null || !site.published) return [];
  if (published === null) return isNewer(site) ? [{ about: 'all' }] : [];
  const ofEvents =
    events === null || published.events === undefined
      ? []
      : differences(
          events.filter(({ visible }) => visible),
          published.events,
          eventFields,
        ).map(({ one: { id, name }, happened }) => ({ about: 'event' as const, id, name, happened }));
  return [
    ...fields.filter((field) => said(site[field]) !== said(published[field])).map((about) => ({ about })),
    ...(sections === null ? [] : sectionChanges(sections, published)),
    ...ofEvents,
  ];
};
