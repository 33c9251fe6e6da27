import { Timestamp } from 'firebase-admin/firestore';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

const publish = ({ token, weddingId }: Couple, slug: string) =>
  callEndpoint(backend.server.url, 'publishMicrosite', { token, body: { weddingId, slug } });
const venuesAt = async (slug: string) =>
  (await callEndpoint(backend.server.url, 'microsite', { params: { slug } })).body['venues'];

const entryOf = ({ weddingId }: Couple, id: string) => backend.firestore.doc(`weddings/${weddingId}/suppliers/${id}`);
const sectionOf = ({ weddingId }: Couple, id: string) =>
  backend.firestore.doc(`weddings/${weddingId}/websiteSections/${id}`);

/** The couple's word: guests see where it is. */
const show = (couple: Couple) =>
  sectionOf(couple, 'travel').set({ kind: 'travel', order: 0, visible: true, words: {}, updatedAt: at });

const at = Timestamp.fromMillis(0);
const booked = {
  ...{ type: 'venues', slug: '', publicId: '', name: 'The Barn', town: 'Bath', county: 'Somerset' },
  ...{ shortlisted: true, booked: true, enquired: false, ignored: false, customSupplier: true, updatedAt: at },
};
const contact = {
  ...{ email: 'jo@barn.example', website: 'https://barn.example', phone: '01225 496 0000' },
  ...{ postcode: 'BA2 7AB', address: '1 Mill Lane' },
};
const shownBarn = {
  ...{ name: 'The Barn', address: '1 Mill Lane', postcode: 'BA2 7AB', town: 'Bath', county: 'Somerset' },
  location: null,
};

/** A supplier of the directory. */
const someOne = async (category: 'venues' | 'photographers') => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', {
    body: { countryCode: 'GB', category, size: 1 },
  });
  const [{ id, name, town }] = found.body['results'] as [{ id: string; name: string; town: string }];
  return { id, name, town };
};

describe('the venues on a wedding’s website', () => {
  test('are those that are booked now, with their address and nothing else that the couple notes of them', async () => {
    const couple = await backend.couple('booking');
    await publish(couple, 'booked-barn');
    await show(couple);
    expect(await venuesAt('booked-barn')).toEqual([]);
    await entryOf(couple, 'own').set({ ...booked, contact, notes: 'Ask Jo', agreedPrice: null });
    await entryOf(couple, 'florist').set({ ...booked, type: 'florists', name: 'Fern' });
    await entryOf(couple, 'liked').set({ ...booked, booked: false, name: 'The Inn' });
    await entryOf(couple, 'spoilt').set({ ...booked, name: 7 });
    expect(await venuesAt('booked-barn')).toEqual([shownBarn]);
    await entryOf(couple, 'own').update({ booked: false, state: 'unbooked' });
    expect(await venuesAt('booked-barn')).toEqual([]);
  });

  test('are what and where the directory says; what is written into an own one puts it nowhere', async () => {
    const couple = await backend.couple('mapping');
    const { id, name, town } = await someOne('venues');
    const profile = await callEndpoint(backend.server.url, 'supplier', { params: { id } });
    await entryOf(couple, id).set({ ...booked, contact, customSupplier: false });
    const { id: noVenue } = await someOne('photographers');
    await entryOf(couple, noVenue).set({ ...booked, contact, customSupplier: false });
    await publish(couple, 'mapped-barn');
    const listed = { name, town, address: '', location: profile.body['location'] };
    expect(await venuesAt('mapped-barn')).toEqual([expect.objectContaining(listed)]);
    await show(couple);
    await entryOf(couple, id).update({ customSupplier: true });
    expect(await venuesAt('mapped-barn')).toMatchObject([{ name: 'The Barn', location: null }]);
  });

  test('stay with their name and place when they leave the directory, and with nothing else of the list [18]', async () => {
    const couple = await backend.couple('leaving');
    await entryOf(couple, 'no-longer-listed').set({ ...booked, contact, customSupplier: false });
    await publish(couple, 'left-barn');
    expect(await venuesAt('left-barn')).toEqual([{ ...shownBarn, address: '', postcode: '' }]);
    const page = await (await fetch(`${backend.server.url}/uk/wedding-website/left-barn`)).text();
    expect(page).not.toContain('Mill Lane');
  });

  test('are gone the moment that the couple hides the section, published or not, and come back with it', async () => {
    const couple = await backend.couple('hiding');
    await entryOf(couple, 'own').set({ ...booked, contact });
    await publish(couple, 'hidden-barn');
    await sectionOf(couple, 'travel').set({ kind: 'travel', order: 0, visible: false, words: {}, updatedAt: at });
    expect(await venuesAt('hidden-barn')).toEqual([]);
    const page = await (await fetch(`${backend.server.url}/uk/wedding-website/hidden-barn`)).text();
    expect(page).not.toContain('Mill Lane');
    await sectionOf(couple, 'travel').update({ visible: true });
    expect(await venuesAt('hidden-barn')).toEqual([shownBarn]);
  });

  test('of an own one, which may be a home, and where an event is not for everyone, wait for the couple’s word [18]', async () => {
    const couple = await backend.couple('homely');
    await entryOf(couple, 'own').set({ ...booked, contact });
    await publish(couple, 'homely-barn');
    expect(await venuesAt('homely-barn')).toEqual([]);
    const { id, name } = await someOne('venues');
    await entryOf(couple, id).set({ ...booked, name: 'The Inn', customSupplier: false });
    expect(await venuesAt('homely-barn')).toMatchObject([{ name }]);
    await backend.firestore.doc(`weddings/${couple.weddingId}/events/dinner`).set({
      ...{ type: 'custom', name: 'Dinner', date: null, time: { startTime: null }, place: 'The Inn' },
      ...{ description: '', attire: '', visible: true, featured: false, supplier: null },
      ...{ audience: { kind: 'parts', parts: ['day'], households: {} }, createdAt: at, updatedAt: at },
    });
    expect(await venuesAt('homely-barn')).toEqual([]);
    await show(couple);
    expect(await venuesAt('homely-barn')).toMatchObject([{ name: 'The Barn' }, { name }]);
  });

  test('say nothing that turns the letters around it, and are five at most', async () => {
    const couple = await backend.couple('turning');
    await entryOf(couple, 'own').set({ ...booked, name: 'A\u202ebarn\u200b' });
    for (const index of [1, 2, 3, 4, 5, 6])
      await entryOf(couple, `own-${index}`).set({ ...booked, name: `Barn ${index}` });
    await show(couple);
    await publish(couple, 'turned-barn');
    const venues = (await venuesAt('turned-barn')) as { name: string }[];
    expect(venues.map(({ name }) => name)).toEqual(['Abarn', 'Barn 1', 'Barn 2', 'Barn 3', 'Barn 4']);
  });
});
