import { Timestamp } from 'firebase-admin/firestore';
import { parsePage, textOf } from '#pages/testing/parsed-page';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

/** The proxy names addresses, so that guests are at many. */
const backend = testBackend({ trustedProxies: ['loopback'] });

const published = async (slug: string): Promise<Couple> => {
  const couple = await backend.couple(slug);
  const event = (id: string, changes: object) =>
    backend.firestore.doc(`weddings/${couple.weddingId}/events/${id}`).set({
      ...{ type: 'custom', name: id, date: '2027-10-01', time: { startTime: '19:00' }, place: 'Walcot House' },
      ...{ description: '', attire: 'Wellies', visible: true, featured: false, supplier: null },
      ...{ createdAt: Timestamp.fromMillis(0), updatedAt: Timestamp.fromMillis(0), ...changes },
    });
  await event('Supper', {});
  await event('Brunch', { date: '2027-10-03', time: { startTime: null } });
  await event('Secret', { visible: false });
  await callEndpoint(backend.server.url, 'publishMicrosite', {
    token: couple.token,
    body: { weddingId: couple.weddingId, slug },
  });
  return couple;
};

const lock = ({ token, weddingId }: Couple, password: string) =>
  callEndpoint(backend.server.url, 'setWebsitePassword', { token, body: { weddingId, password } });

const at = (path: string): string => `${backend.server.url}/uk/wedding-website/${path}`;
const send = (path: string, password: string, more: Record<string, string> = {}) =>
  fetch(at(path), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    body: new URLSearchParams({ password }).toString(),
  });

const calendar = async (path: string, cookie = ''): Promise<string[]> => {
  const answer = await fetch(at(path), { headers: { cookie } });
  const text = await answer.text();
  return [String(answer.status), ...[...text.matchAll(/^SUMMARY:(.*)\r$/gmu)].map(([, title]) => String(title))];
};

test('a website’s events are files for calendars, one by one and all together, without a script [31]', async () => {
  await published('calendar-files');
  expect(await calendar('calendar-files/calendar.ics')).toEqual(['200', 'Supper · Ana & Lou', 'Brunch · Ana & Lou']);
  expect(await calendar('calendar-files/calendar.ics?event=Supper')).toEqual(['200', 'Supper · Ana & Lou']);
  expect(await calendar('calendar-files/calendar.ics?event=Secret')).toEqual(['404']);
  expect(await calendar('nobody-here/calendar.ics')).toEqual(['404']);
  const text = await (await fetch(at('calendar-files/calendar.ics?event=Supper'))).text();
  expect(text).toMatch(/DTSTART;TZID=Europe\/London:20271001T190000/);
  expect(text).toContain('What to wear: Wellies');
});

test('a website opens by its password without a script, for this reader, until the couple takes another [31]', async () => {
  const couple = await published('locked-page');
  await lock(couple, 'walnut tree');
  const says = async (path: string, cookie = ''): Promise<[number, string]> => {
    const answer = await fetch(at(path), { headers: { cookie } });
    return [answer.status, await answer.text()];
  };
  const [status, asked] = await says('locked-page');
  expect([status, asked.match(/Ana|Lou|Walcot|Bath/)]).toEqual([200, null]);
  expect(parsePage(asked).named('h1').map(textOf)).toEqual(['This website opens with a password']);
  expect(await calendar('locked-page/calendar.ics')).toEqual(['404']);

  const wrong = await send('locked-page', 'oak');
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null]);
  expect(await wrong.text()).toContain('That’s not the password.');

  const right = await send('locked-page', 'walnut tree');
  expect([right.status, right.headers.get('location')]).toEqual([303, '/uk/wedding-website/locked-page']);
  const given = right.headers.get('set-cookie') ?? '';
  expect(given).toMatch(/^posy-website-locked-page=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
  const [cookie = ''] = given.split(';');
  expect(await calendar('locked-page/calendar.ics', cookie)).toEqual([
    '200',
    'Supper · Ana & Lou',
    'Brunch · Ana & Lou',
  ]);
  expect((await says('locked-page', cookie))[1]).not.toContain('This website opens with a password');
  // The title of the page alone says whose it is now; its scripts or the server's rendering say the rest.
  expect((await says('locked-page', cookie))[1]).toContain('Ana and Lou');
  expect((await says('locked-page', cookie.replace(/=.{4}/, '=AAAA')))[1]).toContain('opens with a password');

  await lock(couple, 'another one');
  expect((await says('locked-page', cookie))[1]).toContain('This website opens with a password');
  expect(await calendar('locked-page/calendar.ics', cookie)).toEqual(['404']);
});

test('a locked website opens in the language of its link, without a script', async () => {
  await lock(await published('locked-german'), 'walnut tree');
  const answer = await fetch(at('locked-german?language=de'));
  const path = '/uk/wedding-website/locked-german?language=de';
  expect(await answer.text()).toContain(`action="${path}"`);
  expect(await (await send('locked-german?language=de', 'oak')).text()).toContain(`action="${path}"`);
  expect((await send('locked-german?language=de', 'walnut tree')).headers.get('location')).toBe(path);
  expect((await send('locked-german?language=x&y', 'walnut tree')).headers.get('location')).toBe(
    '/uk/wedding-website/locked-german',
  );
  // A link with more to it may be one guest's own.
  expect(await (await fetch(at('locked-german?guest=one'))).text()).not.toContain('opens with a password');
});

test('who guesses at a password is stopped, and a form of another site opens nothing', async () => {
  const couple = await published('guessed-at');
  await lock(couple, 'walnut tree');
  const foreign = await send('guessed-at', 'walnut tree', { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([303, null]);
  const guess = async (at: number, address: string): Promise<number> =>
    (await send('guessed-at', `guess ${at}`, { 'x-forwarded-for': address })).status;
  const ofOne: number[] = [];
  for (let at = 0; at < 21; at += 1) ofOne.push(await guess(at, '203.0.113.1'));
  expect([ofOne[0], ofOne[19], ofOne[20]]).toEqual([403, 403, 429]);
  // The right password counts as a try, too: each costs the server a hash.
  const again = await send('guessed-at', 'walnut tree', { 'x-forwarded-for': '203.0.113.1' });
  expect(await again.text()).toContain('Wait ten minutes');
  // From everywhere together it is guessing, of which each address has a few tries left.
  for (let at = 0; at < 80; at += 1) await guess(at, `198.51.100.${at}`);
  const late: number[] = [];
  for (let at = 0; at < 4; at += 1) late.push(await guess(at, '192.0.2.7'));
  expect(late).toEqual([403, 403, 403, 429]);
});

test('an open website and a place without one ask for no password', async () => {
  await published('open-door');
  for (const slug of ['open-door', 'nobody-at-all']) {
    const answer = await send(slug, 'x');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/uk/wedding-website/${slug}`]);
  }
});
