import { changeFields, type Edit, inChunks, joinEdits, noEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { supplierConstants } from '@posy/shared-contracts/constants';
import { flagsOfShortlist, pricesOf, type ShortlistedSupplier, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Agreement } from './agreement';
import { changeEntry } from './choices';
import { type ShortlistEntry, stateOf } from './entry';

const shortlistOf = ({ id }: Identified<Wedding>) => collections.shortlist(id);
const stateFields = (state: 'booked' | 'unbooked') => ({ ...flagsOfShortlist(state), state });
const changeWedding = (wedding: Identified<Wedding>, fields: Partial<Wedding>): Edit =>
  changeFields<Wedding>(collections.weddings(), wedding, fields, []);

/** Returns the place of a booked venue; null for other suppliers, and for a venue without a town. */
export const placeOfBooked = ({
  type,
  town = '',
  county = '',
  countryCode = '',
}: Pick<ShortlistEntry, 'type'> & Partial<ShortlistEntry>): Wedding['location'] =>
  type !== 'venues' || town === ''
    ? null
    : {
        name: town,
        adminArea: county === '' || county === town ? [] : [county],
        country: countryCode,
        providerId: null,
      };

type Place = NonNullable<Wedding['location']>;

/** Returns true when a venue is in the wedding's place, which may name more of the areas around it, or none. */
const isIn = (venue: Place, { name, country, adminArea }: Place): boolean =>
  venue.name === name &&
  venue.country === country &&
  (adminArea.length === 0 || venue.adminArea.every((area) => adminArea.includes(area)));

/** Returns the place to which the wedding moves with this booking; null when it stays where it is. */
export const movedTo = (
  { location }: Pick<Wedding, 'location'>,
  entry: Parameters<typeof placeOfBooked>[0],
): Wedding['location'] => {
  const place = placeOfBooked(entry);
  return place === null || (location !== null && isIn(place, location)) ? null : place;
};

/** Returns the values of a notice that names the place to which the wedding moved, if it did. */
export const placeWords = (moved: Wedding['location']) => ({
  moves: String(moved !== null),
  town: moved?.name ?? '',
});

/** Books a supplier; with a venue the wedding moves to its place. Source: S4-shortlist-04, S4-shortlist-05. */
export const bookEdit = (
  wedding: Identified<Wedding>,
  entry: ShortlistEntry,
  agreement: Agreement,
  uid: string,
): Edit => {
  const booked = changeEntry(wedding.id, entry, uid, { ...stateFields('booked'), ...agreement });
  if (entry.type !== 'venues') return booked;
  const location = movedTo(wedding, entry);
  const moved = changeWedding(wedding, { bookings: { venue: true }, ...(location === null ? {} : { location }) });
  return joinEdits(booked, moved);
};

/** Updates the agreement with a booked supplier. */
export const agreeEdit = (
  wedding: Identified<Wedding>,
  entry: ShortlistEntry,
  agreement: Agreement,
  uid: string,
): Edit => changeEntry(wedding.id, entry, uid, agreement);

const otherBookedVenues = (entries: readonly ShortlistEntry[], ids: ReadonlySet<string>): boolean =>
  entries.some((entry) => entry.type === 'venues' && stateOf(entry) === 'booked' && !ids.has(entry.id));

/** Removes the agreed price and the open payments. Payments made, and the contract, stay readable. */
const withoutAgreement = ({ agreedPrice, agreedPayments }: ShortlistEntry): Agreement => ({
  ...(agreedPrice == null ? {} : { agreedPrice: null }),
  ...(agreedPayments === undefined ? {} : { agreedPayments: agreedPayments.filter(({ paidOn }) => paidOn !== null) }),
});

/**
 * Returns the amount that the budget has of the supplier: it stays in the document until the budget was updated, on any
 * device.
 */
const takenBackOf = (entry: ShortlistEntry): Pick<ShortlistedSupplier, 'takenBack'> => {
  const { agreed, quoted } = pricesOf(entry);
  const { agreedPayments: payments = [] } = entry;
  const price = agreed ?? quoted;
  if (price === null && payments.length === 0) return entry.takenBack == null ? {} : { takenBack: null };
  return { takenBack: { price, payments } };
};

/**
 * Removes bookings. Without a booked venue left the wedding is marked so; its place stays, because the couple's plan is
 * still for that place.
 */
export const unbookEdit = (
  wedding: Identified<Wedding>,
  unbooked: readonly ShortlistEntry[],
  entries: readonly ShortlistEntry[],
): Edit => {
  const ids = new Set(unbooked.map(({ id }) => id));
  const changes = unbooked.map((entry) =>
    changeFields<ShortlistedSupplier>(shortlistOf(wedding), entry, {
      ...stateFields('unbooked'),
      ...withoutAgreement(entry),
      ...takenBackOf(entry),
    }),
  );
  const hasVenue = unbooked.some(({ type }) => type === 'venues');
  const wed =
    hasVenue && !otherBookedVenues(entries, ids) ? changeWedding(wedding, { bookings: { venue: false } }) : noEdit;
  return joinEdits(...changes, wed);
};

/**
 * Returns edits that remove all venues' bookings, at most ten in each: the last one updates the wedding. Source:
 * S4-shortlist-06.
 */
export const unbookAllVenues = (wedding: Identified<Wedding>, entries: readonly ShortlistEntry[]): Edit[] => {
  const booked = entries.filter((entry) => entry.type === 'venues' && stateOf(entry) === 'booked');
  if (booked.length === 0) return [];
  return inChunks(booked, supplierConstants.unbookBatchSize).map((batch, index, batches) => {
    const gone = new Set(batches.slice(0, index).flat());
    return unbookEdit(
      wedding,
      batch,
      entries.filter((entry) => !gone.has(entry)),
    );
  });
};

/** Returns true when conversations of the category have ended because the couple booked elsewhere. */
export const hasClosedOthers = (entries: readonly ShortlistEntry[], { id, type }: ShortlistEntry): boolean =>
  entries.some((one) => one.id !== id && one.type === type && one.askingEnded === 'booked-elsewhere');
