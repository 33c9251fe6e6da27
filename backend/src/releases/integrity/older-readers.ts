import { type StoredRemote, type StoredSet } from '../stored/stored-set';

/**
 * Names that shells and servers knew when they still read a set as a whole. It never grows: they break on any other.
 */
const known = {
  remotes: ['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews'],
  slots: [
    'supplier-profile.reviews',
    'supplier-profile.enquiry',
    'home.card',
    'home.recommendations',
    'market-index.section',
    'wedding-change.preview',
  ],
  icons: ['home', 'checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox', 'reviews', 'advice', 'scrapbook'],
  areas: ['home', 'checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox'],
  audiences: ['anyone', 'visitor', 'couple', 'member', 'moderator'],
};

const isIn = (names: readonly string[], value: unknown): boolean => typeof value === 'string' && names.includes(value);

const entriesOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

const narrowed = (remote: StoredRemote): StoredRemote => {
  const manifest = (remote['manifest'] ?? {}) as Record<string, unknown>;
  return {
    ...remote,
    manifest: {
      ...manifest,
      navigation: entriesOf(manifest['navigation']).filter(
        ({ icon, area, audience }) =>
          isIn(known.icons, icon) && isIn(known.areas, area) && isIn(known.audiences, audience),
      ),
      slots: entriesOf(manifest['slots']).filter(({ slot }) => isIn(known.slots, slot)),
    },
  };
};

/** The set as readers can have it that break on a single name which they do not know. */
export const forOlderReaders = <S extends Pick<StoredSet, 'remotes'>>(set: S): S => ({
  ...set,
  remotes: set.remotes.filter(({ name }) => isIn(known.remotes, name)).map(narrowed),
});
