import { Timestamp } from 'firebase-admin/firestore';
import { attributesOf, parsePage, textOf } from '#pages/testing/parsed-page';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

/** Text that a guest without scripts reads: headings, paragraphs and list items, in order. */
const readAt = async (path: string): Promise<string[]> => {
  const page = parsePage(await (await fetch(`${backend.server.url}${path}`)).text());
  const [main] = page
    .named('main')
    .filter((one) => attributesOf(one).class === 'posy-plain')
    .slice(-1);
  const read = page.elements.filter(
    ({ tagName, childNodes }) => /^(?:h[1-3]|p)$/.test(tagName) || (tagName === 'li' && childNodes.length === 1),
  );
  const whole = main === undefined ? '' : textOf(main);
  return read.map((one) => textOf(one).trim()).filter((line) => whole.includes(line));
};

const published = async (slug: string) => {
  const couple = await backend.couple(slug);
  const wedding = backend.firestore.doc(`weddings/${couple.weddingId}`);
  await wedding.update({
    date: '2027-10-02',
    location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
  });
  const event = (id: string, changes: object) =>
    wedding
      .collection('events')
      .doc(id)
      .set({
        ...{ type: 'custom', name: id, date: '2027-10-01', time: { startTime: '19:00' }, place: 'Walcot House' },
        ...{ description: 'Come as you are.', attire: '', visible: true, featured: false, supplier: null },
        ...{ createdAt: Timestamp.fromMillis(0), updatedAt: Timestamp.fromMillis(0), ...changes },
      });
  await event('Supper', {});
  await event('main', {
    ...{ type: 'main', name: '', date: null, time: { startTime: '14:00' }, place: '', description: '' },
    attire: 'Something <you> can dance in',
  });
  await event('Secret brunch', { visible: false });
  await wedding
    .collection('suppliers')
    .doc('GB000777')
    .set({
      ...{
        type: 'venues',
        slug: 'fern',
        name: 'Fern Threshing Barn',
        publicId: 'fern',
        town: 'Bath',
        county: 'Somerset',
      },
      ...{ shortlisted: true, booked: true, enquired: true, ignored: false, customSupplier: false },
      updatedAt: Timestamp.fromMillis(0),
    });
  await wedding.collection('website').doc('site').set({ welcome: 'Come & celebrate.\nBring shoes.' }, { merge: true });
  await callEndpoint(backend.server.url, 'publishMicrosite', {
    token: couple.token,
    body: { weddingId: couple.weddingId, slug },
  });
  return couple;
};

test('a guest without scripts reads names, day, place, words, the day and the way, whichever link they came by [P-C2]', async () => {
  await published('without-scripts');
  const whole = [
    'Ana and Lou: our wedding',
    'Saturday, 2 October 2027',
    'Fern Threshing Barn, Bath',
    'Come & celebrate.',
    'Bring shoes.',
    'The day',
    'Supper',
    'Friday, 1 October 2027, 19:00',
    'Walcot House',
    'Come as you are.',
    'Our wedding day',
    'Saturday, 2 October 2027, 14:00',
    'Fern Threshing Barn, Bath',
    'To wear: Something <you> can dance in',
    'Getting there',
    'Fern Threshing Barn, Bath, Somerset',
  ];
  expect((await readAt('/uk/wedding-website/without-scripts')).slice(0, whole.length)).toEqual(whole);
  const german = await readAt('/de/wedding-website/without-scripts?fbclid=abc');
  expect(german).toEqual(
    expect.arrayContaining(['Samstag, 2. Oktober 2027', 'Der Tag', 'Unser Hochzeitstag', 'So kommt ihr hin']),
  );
  expect(german.join(' ')).not.toContain('Secret brunch');
});

test('of a website behind a password the page says nothing without it [P-C2]', async () => {
  const couple = await published('behind-a-door');
  const { status } = await callEndpoint(backend.server.url, 'setWebsitePassword', {
    token: couple.token,
    body: { weddingId: couple.weddingId, password: 'bicycle' },
  });
  expect(status).toBe(200);
  const closed = await (await fetch(`${backend.server.url}/uk/wedding-website/behind-a-door`)).text();
  expect(closed).toContain('This website opens with a password');
  expect(closed).not.toMatch(/Ana|Fern|October|celebrate/);
});

test('once a household is invited, a guest without scripts or their own link is led to where they get one', async () => {
  const { weddingId } = await published('reply-without-scripts');
  const way = async (): Promise<(string | undefined)[]> => {
    const page = parsePage(
      await (await fetch(`${backend.server.url}/uk/wedding-website/reply-without-scripts`)).text(),
    );
    return page
      .named('a')
      .filter((one) => textOf(one).trim() === 'Reply to your invitation')
      .map((one) => attributesOf(one)['href']);
  };
  expect(await way()).toEqual([]);
  await backend.firestore.doc(`weddings/${weddingId}/households/gran`).set({ revokedAt: null });
  const links = await way();
  expect(new Set(links)).toEqual(new Set(['/uk/lost-invitation/reply-without-scripts']));
});
