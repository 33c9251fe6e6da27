import { start } from './testing/start';

test('tells the permission, asks for it once it is wanted, and registers with the messaging service [S6-native-01] [S4-push-07]', async () => {
  const { post, last, device, settled } = start();
  post({ kind: 'push.getStatus', payload: {} });
  await settled();
  expect(last('push.permission')).toMatchObject({ replyTo: 'web-2', payload: { status: 'undetermined' } });
  expect(device.done).toEqual([]);
  post({ kind: 'push.requestPermission', payload: {} });
  await settled();
  expect(last('push.permission')).toMatchObject({ replyTo: 'web-3', payload: { status: 'granted' } });
  post({ kind: 'push.getToken', payload: {} });
  await settled();
  expect(last('push.token')).toMatchObject({ replyTo: 'web-4', payload: { token: 'token-1', platformId: 'android' } });
  expect(device.done).toEqual(['ask for push', 'register with the messaging service']);
});

test('says that there is no token instead of leaving the page waiting', async () => {
  const { post, last, settled, reports } = start();
  post({ kind: 'push.getToken', payload: {} });
  await settled();
  expect(last('error')).toMatchObject({ replyTo: 'web-2', payload: { code: 'push.getToken' } });
  expect(reports).toHaveLength(1);
});

test('has the messaging service forget the token, and tells the page', async () => {
  const { post, last, device, settled } = start();
  post({ kind: 'push.deleteToken', payload: {} });
  await settled();
  expect(device.done).toEqual(['forget the token']);
  expect(last('done')).toMatchObject({ replyTo: 'web-2', payload: { outcome: 'done' } });
});

test.each(['google', 'apple', 'facebook'] as const)(
  'signs in with %s [D-social-01] [D-social-02] [D-social-03]',
  async (provider) => {
    const { post, last, device, settled } = start({ platform: 'ios' });
    device.answers.signIn = { status: 'signed-in', idToken: 'id', accessToken: null };
    post({ kind: 'auth.signIn', payload: { provider, hashedNonce: 'a'.repeat(64) } });
    await settled();
    expect(device.done).toEqual([`sign in with ${provider} with a nonce`]);
    expect(last('auth.result')).toMatchObject({
      replyTo: 'web-2',
      payload: { provider, outcome: device.answers.signIn },
    });
  },
);

test('a provider that fails is a failed sign-in, not a page that waits', async () => {
  const { post, last, device, settled } = start();
  device.signIn = () => Promise.reject(new Error('no window'));
  post({ kind: 'auth.signIn', payload: { provider: 'google' } });
  await settled();
  expect(last('auth.result')?.payload.outcome).toEqual({ status: 'failed', code: 'device' });
});

test('saves files, adds to the calendar, and gives only the chosen contacts', async () => {
  const { post, last, device, settled } = start();
  device.answers.contacts = [{ name: 'Ana', email: null, phone: null, address: '' }];
  post({ kind: 'file.save', payload: { name: 'guests.csv', mimeType: 'text/csv', base64: 'YQ==' } });
  post({
    kind: 'calendar.add',
    payload: {
      title: 'Tasting',
      startsAt: '2028-03-01T10:00:00Z',
      endsAt: '2028-03-01T11:00:00Z',
      allDay: false,
      location: '',
      notes: '',
    },
  });
  post({ kind: 'contacts.pick', payload: {} });
  await settled();
  expect(device.done).toEqual(['save guests.csv text/csv', 'calendar Tasting', 'pick contacts']);
  expect(last('contacts.picked')?.payload.contacts).toEqual(device.answers.contacts);
});

test.each([
  ['an address', { email: `${'a'.repeat(320)}@example.com`, phone: null }],
  ['a number', { email: null, phone: '1'.repeat(41) }],
])('a contact with %s that the page would refuse is an error, not a page that waits', async (_what, odd) => {
  const { post, last, device, settled, reports } = start();
  device.answers.contacts = [{ name: 'Ana', address: '', ...odd }];
  post({ kind: 'contacts.pick', payload: {} });
  await settled();
  expect(last('contacts.picked')).toBeUndefined();
  expect(last('error')).toMatchObject({ replyTo: 'web-2', payload: { code: 'contacts.pick' } });
  expect(JSON.stringify(reports)).not.toMatch(/aaaa|1111/);
  expect(reports).toHaveLength(1);
});

test.each(['.', '..', 'guests\u0000.csv', 'guests\n.csv', 'guests\u0085.csv'])(
  'saves nothing by the name of %j',
  async (name) => {
    const { post, last, device, settled } = start();
    post({ kind: 'file.save', payload: { name, mimeType: 'text/csv', base64: 'YQ==' } });
    await settled();
    expect(last('done')?.payload.outcome).toBe('failed');
    expect(device.done).toEqual([]);
  },
);
