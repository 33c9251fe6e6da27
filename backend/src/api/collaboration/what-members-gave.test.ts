import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { collection, doc, type DocumentReference, onSnapshot, type Query, query, where } from 'firebase/firestore';
import { openSdk } from '#testing/browser-sdk';
import { type Couple, createPerson, type Person, userDocument } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let homes = 0;

const call = (name: EndpointName, person: Person, body: Record<string, unknown>) =>
  callEndpoint(backend.server.url, name, { token: person.token, body });

interface Home {
  owner: Couple;
  partner: Person;
  weddingId: string;
}

/** Creates a wedding with a partner, and a newcomer. */
const home = async (): Promise<Home> => {
  homes += 1;
  const owner = await backend.couple(`giver${homes}`);
  const partner = await createPerson(backend.server, `given${homes}`);
  const { weddingId } = owner;
  await backend.firestore.doc(`weddings/${weddingId}`).update({ [`roles.${partner.uid}`]: 'partner' });
  await backend.firestore.doc(`users/${partner.uid}`).set(userDocument(partner.email, weddingId));
  return { owner, partner, weddingId };
};

type Keys = { id: string; nonce: string };

const invite = async (person: Person, weddingId: string, role: 'partner' | 'helper'): Promise<Keys> => {
  const made = await call('createInvitation', person, { weddingId, role, access: { guests: 'edit' }, market: 'uk' });
  expect(made.status).toBe(200);
  const { searchParams } = new URL(String(made.body.url));
  return { id: searchParams.get('id') ?? '', nonce: searchParams.get('nonce') ?? '' };
};

const stateOf = async (keys: Keys): Promise<unknown> =>
  (await callEndpoint(backend.server.url, 'readInvitation', { body: keys })).body.state;

/** Ways in which a member loses the right to what they issued. */
const endings: [how: string, role: 'partner' | 'helper', end: (home: Home) => Promise<{ status: number }>][] = [
  [
    'is revoked',
    'helper',
    ({ owner, partner, weddingId }) => call('revokeCollaborator', owner, { weddingId, uid: partner.uid }),
  ],
  ['leaves', 'helper', ({ partner, weddingId }) => call('leaveWedding', partner, { weddingId })],
  [
    'becomes a helper',
    'helper',
    ({ owner, partner, weddingId }) =>
      call('updateCollaborator', owner, { weddingId, uid: partner.uid, role: 'helper' }),
  ],
  ['deletes their account', 'helper', ({ partner }) => call('deleteAccount', partner, { confirmation: partner.email })],
];

describe('what a member gave ends with what they may', () => {
  test.each(endings)(
    'an invitation of somebody who %s opens nothing, for them or others [H-03]',
    async (_how, role, end) => {
      const people = await home();
      const { owner, partner, weddingId } = people;
      const keys = await invite(partner, weddingId, role);
      const feed = await call('createCalendarFeed', partner, { weddingId, parts: ['events'], market: 'uk' });
      expect((await end(people)).status).toBe(200);
      expect(await stateOf(keys)).toBe('revoked');
      const stranger = await backend.couple(`stranger${homes}`);
      for (const person of [partner, stranger])
        expect((await call('acceptInvitation', person, keys)).status).toBeGreaterThanOrEqual(400);
      expect((await backend.firestore.doc(`weddings/${weddingId}`).get()).get('roles')).not.toHaveProperty(
        stranger.uid,
      );
      expect((await call('fetchCollaborators', owner, { weddingId })).body.invitations).toEqual([]);
      expect((await fetch(String(feed.body.url))).status).toBe(404);
      // Being let in once more does not bring back what was given before.
      await backend.firestore.doc(`weddings/${weddingId}`).update({ [`roles.${partner.uid}`]: 'partner' });
      expect([await stateOf(keys), (await fetch(String(feed.body.url))).status]).toEqual(['revoked', 404]);
    },
  );

  test('an owner’s invitation to be a partner ends when they pass the wedding on; one for a helper stays [H-03]', async () => {
    const { owner, partner, weddingId } = await home();
    const [forPartner, forHelper] = [
      await invite(owner, weddingId, 'partner'),
      await invite(owner, weddingId, 'helper'),
    ];
    expect((await call('transferOwnership', owner, { weddingId, uid: partner.uid })).status).toBe(200);
    expect([await stateOf(forPartner), await stateOf(forHelper)]).toEqual(['revoked', 'open']);
    const stranger = await backend.couple(`passed${homes}`);
    expect((await call('acceptInvitation', stranger, forPartner)).body.error?.code).toBe('invitation-revoked');
    expect((await call('acceptInvitation', stranger, forHelper)).status).toBe(200);
  });

  test('nobody who was sent away comes back by another invitation from before; a new one opens [H-03]', async () => {
    const { owner, weddingId } = await home();
    const [first, second] = [await invite(owner, weddingId, 'helper'), await invite(owner, weddingId, 'partner')];
    const helper = await backend.couple(`returning${homes}`);
    expect((await call('acceptInvitation', helper, first)).status).toBe(200);
    expect((await call('revokeCollaborator', owner, { weddingId, uid: helper.uid })).status).toBe(200);
    for (const keys of [first, second])
      expect((await call('acceptInvitation', helper, keys)).body.error?.code).toMatch(/^invitation-(used|revoked)$/);
    expect((await backend.firestore.doc(`weddings/${weddingId}`).get()).get('roles')).not.toHaveProperty(helper.uid);
    expect((await call('acceptInvitation', helper, await invite(owner, weddingId, 'helper'))).status).toBe(200);
  });

  test('accepting asks whether the inviter still may, also where the invitation was not ended with them [H-03]', async () => {
    const { partner, weddingId, owner } = await home();
    const keys = await invite(partner, weddingId, 'helper');
    // The state that an earlier version left.
    await backend.firestore.doc(`weddings/${weddingId}`).update({ roles: { [owner.uid]: 'owner' } });
    expect(await stateOf(keys)).toBe('revoked');
    expect((await call('acceptInvitation', partner, keys)).body.error?.code).toBe('invitation-revoked');
  });
});

describe('a household’s link is worth what its maker may', () => {
  const linkBy = async (person: Person, weddingId: string) => {
    await backend.firestore
      .doc(`weddings/${weddingId}/guests/kit`)
      .set({ name: 'Kit', head: null, contacts: { email: null }, notes: '' });
    const made = await call('createHouseholdLinks', person, { weddingId, householdIds: ['kit'] });
    expect(made.status).toBe(200);
    return (made.body['links'] as { token: string }[])[0]?.token ?? '';
  };
  const opened = async (token: string) => {
    const { status, body } = await callEndpoint(backend.server.url, 'householdInvitation', { params: { token } });
    return status === 200 ? 'open' : body.error?.code;
  };
  const answered = async (token: string) =>
    (await callEndpoint(backend.server.url, 'answerInvitation', { params: { token }, body: { people: {} } })).body.error
      ?.code;
  const lessAccess: typeof endings = [
    [
      'may only look at guests',
      'helper',
      ({ owner, partner, weddingId }) =>
        call('updateCollaborator', owner, { weddingId, uid: partner.uid, role: 'helper', access: { guests: 'view' } }),
    ],
  ];

  test.each([...endings, ...lessAccess])(
    'one of somebody who %s opens nothing; a new one of a member opens [H-03]',
    async (_how, _role, end) => {
      const people = await home();
      const { owner, partner, weddingId } = people;
      const token = await linkBy(partner, weddingId);
      expect(await opened(token)).toBe('open');
      expect((await end(people)).status).toBe(200);
      expect([await opened(token), await answered(token)]).toEqual(['invitation-unknown', 'invitation-unknown']);
      expect(await opened(await linkBy(owner, weddingId))).toBe('open');
    },
  );

  test('never opens again when somebody comes back: the couple sees that it ended [H-03]', async () => {
    const { owner, partner, weddingId } = await home();
    const token = await linkBy(partner, weddingId);
    const access = (level: string) => ({ weddingId, uid: partner.uid, role: 'helper', access: { guests: level } });
    expect((await call('updateCollaborator', owner, access('view'))).status).toBe(200);
    const reported = await backend.firestore.doc(`weddings/${weddingId}/households/kit`).get();
    expect(reported.get('revokedAt')).not.toBeNull();
    expect((await call('updateCollaborator', owner, access('edit'))).status).toBe(200);
    expect([await opened(token), await answered(token)]).toEqual(['invitation-unknown', 'invitation-unknown']);
  });

  test('stays with a helper who may edit guests [H-03]', async () => {
    const { owner, partner, weddingId } = await home();
    const token = await linkBy(partner, weddingId);
    const less = { weddingId, uid: partner.uid, role: 'helper', access: { guests: 'edit' } };
    expect((await call('updateCollaborator', owner, less)).status).toBe(200);
    expect(await opened(token)).toBe('open');
  });
});

/** Resolves when a live reading ends with a refusal. */
const refused = (db: { read: Query | DocumentReference }): { begun: Promise<void>; ended: Promise<string> } => {
  let first: () => void = () => undefined;
  let over: (code: string) => void = () => undefined;
  const begun = new Promise<void>((resolve) => (first = resolve));
  const ended = new Promise<string>((resolve) => (over = resolve));
  // The SDK has one overload for each kind.
  onSnapshot(db.read as Query, { next: () => first(), error: ({ code }) => over(code) });
  return { begun, ended };
};

test('the live readings of somebody who is revoked end at once [H-20]', async () => {
  const { owner, partner, weddingId } = await home();
  const conversation = backend.firestore.doc(`conversations/live-${homes}`);
  await conversation.set({ weddingId, supplierId: 'GB123456', memberUids: [owner.uid, partner.uid] });
  const { db, close } = await openSdk(backend.server, partner);
  const readings = [
    doc(db, `weddings/${weddingId}`),
    collection(db, `weddings/${weddingId}/guests`),
    collection(db, `weddings/${weddingId}/activity`),
    collection(db, `conversations/${conversation.id}/messages`),
  ].map((read) => refused({ read }));
  const inbox: number[] = [];
  let emptied: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (emptied = resolve));
  onSnapshot(query(collection(db, 'conversations'), where('memberUids', 'array-contains', partner.uid)), ({ size }) => {
    inbox.push(size);
    if (inbox[0] === 1 && size === 0) emptied();
  });
  await Promise.all(readings.map(({ begun }) => begun));
  expect((await call('revokeCollaborator', owner, { weddingId, uid: partner.uid })).status).toBe(200);
  expect(await Promise.all(readings.map(({ ended }) => ended))).toEqual(readings.map(() => 'permission-denied'));
  await gone;
  await close();
});
