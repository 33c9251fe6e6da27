import {
  type ShortlistedSupplier,
  shortlistedSupplierSchema,
  websiteSectionSchema,
  type WeddingEvent,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type ShownVenue, shownVenueOf, venuesForGuests } from '@posy/shared-contracts/rules';
import { type QuerySnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type ApiContext } from '../handler';
import { visible } from '../input/visible';

/** Fields of a section that are needed here: invalid texts in it must not matter. */
const sectionSchema = v.pick(websiteSectionSchema, ['kind', 'visible']);

type VenueSources = Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem'>;

/** More than a wedding has; texts of members must not make a guest's page long. */
const most = 5;
/** Most documents that are read: anybody may request a website, as often as they like. */
const mostRead = { sections: 10, venues: 25 };

/** Documents that can be read, with their ids; the others are reported. */
const readAll = <S extends v.GenericSchema>(stored: QuerySnapshot, schema: S, report: VenueSources['reportProblem']) =>
  stored.docs.flatMap((document) => {
    const read = v.safeParse(schema, plain(document.data()));
    if (!read.success) report({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
    return read.success ? [{ id: document.id, value: read.output }] : [];
  });

type Booked = Identified<Pick<ShortlistedSupplier, 'name' | 'town' | 'county'>>;

/**
 * Returns a venue as the directory describes it, whatever the couple's list says; an empty list when the directory
 * lists it under another category. Of a venue that has left the directory guests go on reading the name and place that
 * the couple stored: they still have to find it.
 */
const listedVenue = ({ catalogue }: VenueSources, { id, name, town, county }: Booked): ShownVenue[] => {
  const known = catalogue.getSupplier(id);
  if (known === null) return [shownVenueOf({ name, town, county })];
  if (known.type !== 'venues') return [];
  const { lat: latitude, lng: longitude } = known.location;
  const [photo] = known.photos;
  const picture = photo === undefined ? {} : { picture: { category: photo.category, seed: photo.seed } };
  return [{ ...shownVenueOf(known), location: { latitude, longitude }, ...picture }];
};

/** The booked venues of a wedding as its guests are shown them, now: a booking that was taken back is gone at once. */
export const venuesOf = async (
  context: VenueSources,
  weddingId: string,
  events: readonly Pick<WeddingEvent, 'audience'>[],
): Promise<ShownVenue[]> => {
  const { firestore, reportProblem } = context;
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const [sections, booked] = await Promise.all([
    wedding.collection('websiteSections').where('kind', '==', 'travel').limit(mostRead.sections).get(),
    wedding
      .collection('suppliers')
      .where('type', '==', 'venues')
      .where('booked', '==', true)
      .limit(mostRead.venues)
      .get(),
  ]);
  const travel = readAll(sections, sectionSchema, reportProblem).map(({ value }) => value);
  const entries = readAll(booked, shortlistedSupplierSchema, reportProblem).map(({ id, value }) => ({ ...value, id }));
  return venuesForGuests(entries, { sections: travel, events })
    .flatMap((entry) => (entry.customSupplier ? [shownVenueOf(entry)] : listedVenue(context, entry)))
    .slice(0, most)
    .map(visible);
};
