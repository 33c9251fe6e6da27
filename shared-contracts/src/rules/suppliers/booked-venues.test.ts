import type { EventAudience } from '#entities/guests/event-audience';
import { bookedVenues, shownVenueOf, venuesForGuests } from './booked-venues';

const barn = { type: 'venues', name: 'The Barn', booked: true, shortlisted: true, ignored: false } as const;

test('guests are shown who is booked as a venue, by name, and nobody else', () => {
  const entries = [
    { ...barn, name: 'The Inn' },
    { ...barn, booked: false },
    { ...barn, type: 'florists', name: 'Fern' },
    { ...barn, name: 'Abbey' },
    { ...barn, name: 'Set aside', booked: false, ignored: true },
  ];
  expect(bookedVenues(entries).map(({ name }) => name)).toEqual(['Abbey', 'The Inn']);
});

test('a venue has the address that the couple noted; a town that is its own county is named once', () => {
  const contact = { email: 'a@b.example', website: '', phone: '0', postcode: 'BA2 7AB', address: '1 Mill Lane' };
  expect(shownVenueOf({ ...barn, town: 'Bath', county: 'Bath', contact })).toEqual({
    ...{ name: 'The Barn', address: '1 Mill Lane', postcode: 'BA2 7AB', town: 'Bath', county: '', location: null },
  });
  expect(shownVenueOf(barn)).toEqual({
    ...{ name: 'The Barn', address: '', postcode: '', town: '', county: '', location: null },
  });
});

const [listed, own] = [
  { ...barn, customSupplier: false },
  { ...barn, name: 'Our garden', customSupplier: true },
];
const askedTo = (kind: EventAudience['kind']) => ({ audience: { kind, parts: [], households: {} } });
const namesOf = (
  sections: Parameters<typeof venuesForGuests>[1]['sections'],
  events: Parameters<typeof venuesForGuests>[1]['events'] = [],
): string[] => venuesForGuests([listed, own], { sections, events }).map(({ name }) => name);

test('until the couple says, guests see only what the directory shows to everybody', () => {
  expect(namesOf([])).toEqual(['The Barn']);
  expect(namesOf([{ kind: 'story', visible: false }])).toEqual(['The Barn']);
});

test('where an event is not for everyone, venues wait for the couple’s word', () => {
  expect(namesOf([], [askedTo('everyone'), askedTo('parts')])).toEqual([]);
  expect(namesOf([{ kind: 'travel', visible: true }], [askedTo('parts')])).toHaveLength(2);
});

test('all are shown once the couple shows the section, and none once every such section is hidden', () => {
  const [shown, hidden] = [
    { kind: 'travel', visible: true },
    { kind: 'travel', visible: false },
  ] as const;
  expect(namesOf([hidden, shown])).toEqual(['Our garden', 'The Barn']);
  expect(namesOf([hidden])).toEqual([]);
});
