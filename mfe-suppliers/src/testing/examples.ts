import type { EndpointInput, EndpointOutput, SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { SupplierCard, SupplierProfile } from '@posy/shared-contracts/entities';

/** A venue as a list shows it. */
export const exampleCard = (changes: Partial<SupplierCard> = {}): SupplierCard => ({
  id: 'GB000001',
  publicId: 'lark001',
  type: 'venues',
  name: 'Larkfield Orangery',
  slug: 'larkfield-orangery',
  town: 'Bath',
  county: 'Somerset',
  countryCode: 'GB',
  premium: false,
  price: { from: { amount: 630000, currency: 'GBP' }, basis: 'Exclusive hire for one day' },
  rating: { average: 4.86, count: 63 },
  capacity: 120,
  picture: { category: 'venues', seed: 'GB000001-1', label: 'Illustration: Larkfield Orangery' },
  demo: true,
  ...changes,
});

/** The same venue with everything that a profile can show. */
export const exampleProfile = (changes: Partial<SupplierProfile> = {}): SupplierProfile => ({
  ...exampleCard(),
  description: ['A glass-fronted orangery on the hill.', 'The doors open along one side.'],
  managerMessage: { from: 'Hattie', text: 'Come and look round.' },
  features: ['Walled garden', 'Dogs welcome'],
  styles: ['Garden', 'Modern'],
  highlights: ['Replies within a working day'],
  awards: ['Garden venue of the year, 2025'],
  packages: [
    {
      name: 'Weekend hire',
      description: 'house and gardens',
      price: { amount: 630000, currency: 'GBP' },
      basis: 'per-day',
    },
    {
      name: 'Winter weekday',
      description: 'Monday to Thursday',
      price: { amount: 340050, currency: 'GBP' },
      basis: 'per-day',
    },
    {
      name: 'Supper in the walled garden',
      description: 'three courses',
      price: { amount: 6500, currency: 'GBP' },
      basis: 'per-head',
    },
  ],
  offers: [{ title: '£400 off Fridays', description: 'Until 31 January 2027' }],
  questions: [{ question: 'What if it rains?', answer: 'The orangery seats 120.' }],
  location: { latitude: 51.38114, longitude: -2.359 },
  pictures: [1, 2, 3, 4, 5, 6].map((place) => ({
    category: 'venues',
    seed: `GB000001-${place}`,
    label: `Illustration ${place}`,
  })),
  seoIndex: true,
  kind: 'Orangery',
  facts: {
    capacityDayMin: 40,
    capacityDayMax: 120,
    capacityEvening: 180,
    rooms: 9,
    sleeps: 20,
    catering: 'free',
    licence: true,
    stepFree: true,
    corkage: 1000,
    curfew: '00:00',
  },
  saturdayPrice: { amount: 720000, currency: 'GBP', basis: 'per-day', condition: 'June to September' },
  busyDays: ['2027-09-04', '2027-09-18'],
  instagram: 'larkfield.example',
  benefits: ['A tasting for two'],
  brochures: [{ id: 'GB000001-b1', title: 'The house and its gardens', pages: 12 }],
  fairs: [{ id: 'f1', name: 'Spring open day', date: '2027-03-14', startTime: '11:00' }],
  recommendations: [
    { id: 'GB000101', publicId: 'fern001', type: 'photographers', name: 'Fern & Fable', urlSlug: 'fern-and-fable' },
    { id: 'GB000102', publicId: 'spoon01', type: 'caterers', name: 'The Copper Spoon', urlSlug: 'the-copper-spoon' },
  ],
  relations: [],
  videos: [
    { source: 'youtube', sourceId: 'aqz-KE-bpKQ' },
    { source: 'matterport', sourceId: 'SxQL3iGyoDo' },
  ],
  ...changes,
});

/** A page of a list. */
export const exampleFound = (
  results: EndpointOutput<'searchSuppliers'>['results'],
  changes: Partial<EndpointOutput<'searchSuppliers'>> = {},
): EndpointOutput<'searchSuppliers'> => ({
  total: results.length,
  page: 1,
  size: 24,
  results,
  categories: [
    { category: 'venues', count: results.length },
    { category: 'florists', count: 4 },
    { category: 'music', count: 0 },
  ],
  ...changes,
});

/** Returns the part of an answer about the couple's own facts, of a server for which all of them count. */
export const oursCounted = (
  body: EndpointInput<'searchSuppliers'>['body'],
): Pick<EndpointOutput<'searchSuppliers'>, 'areaElse' | 'countedIn'> => ({
  ...(body?.areaElse !== undefined && { areaElse: true }),
  countedIn: [
    ...(body?.areaElse === undefined ? [] : (['place'] as const)),
    ...(body?.freeOnElse === undefined ? [] : (['date'] as const)),
    ...(body?.guestsElse === undefined ? [] : (['guests'] as const)),
    ...(body?.budgetsElse === undefined ? [] : (['budget'] as const)),
  ],
});

/** The interpretation of a search without words. */
export const nothingSaid: SearchUnderstanding = {
  parts: [],
  words: [],
  unknownPlaces: [],
  correction: null,
  paid: [],
  close: [],
  rescue: [],
};

/** Reads a call's input: the endpoint table types inputs by their schemas, which accept anything. */
export const inputOf = (input: {
  params?: unknown;
  body?: unknown;
}): { id?: string; page?: number; area?: string; ratingMin?: number; countryCode?: string } => ({
  ...(input.params as object),
  ...(input.body as object),
});
