import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { activitySchema } from '@posy/shared-contracts/entities';
import { collection, doc, getDoc, getDocs } from 'firebase/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { openSdk } from '#testing/browser-sdk';
import { type Couple, type Person } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let weddings = 0;

const call = (name: EndpointName, person: Person, body: Record<string, unknown>) =>
  callEndpoint(backend.server.url, name, { token: person.token, body });

interface WeddingPeople {
  owner: Couple;
  partner: Couple;
  helper: Couple;
  weddingId: string;
}

/** A wedding of three: everybody joined by invitation. */
const household = async (): Promise<WeddingPeople> => {
  weddings += 1;
  const make = (name: string) => backend.couple(`${name}${weddings}`);
  const [owner, partner, helper] = [await make('owner'), await make('partner'), await make('helper')];
  const { weddingId } = owner;
  for (const [person, role] of [
    [partner, 'partner'],
    [helper, 'helper'],
  ] as const) {
    const made = await call('createInvitation', owner, { weddingId, role, access: { guests: 'view' }, market: 'uk' });
    const { searchParams } = new URL(String(made.body.url));
    await call('acceptInvitation', person, { id: searchParams.get('id'), nonce: searchParams.get('nonce') });
  }
  return { owner, partner, helper, weddingId };
};

const stored = async (path: string): Promise<Record<string, unknown>> =>
  plain((await backend.firestore.doc(path).get()).data()) as Record<string, unknown>;
const rolesOf = async ({ weddingId }: WeddingPeople) => (await stored(`weddings/${weddingId}`)).roles;
const logOf = async ({ weddingId }: WeddingPeople) => {
  const { docs } = await backend.firestore.collection(`weddings/${weddingId}/activity`).orderBy('at').get();
  return docs.map((document) => v.parse(activitySchema, plain(document.data()))).map(({ kind, by }) => [kind, by.uid]);
};

describe('the list of collaborators', () => {
  test('has names, addresses, roles, access, and open invitations, for members [S6-collab-04] [S7-collaborators-01]', async () => {
    const home = await household();
    const { weddingId, owner, partner, helper } = home;
    await call('createInvitation', owner, { weddingId, role: 'partner', market: 'uk', email: 'jo@example.com' });
    const { body } = await call('fetchCollaborators', partner, { weddingId });
    expect(body.collaborators).toHaveLength(3);
    expect(body.collaborators).toEqual(
      expect.arrayContaining([
        { id: owner.uid, name: 'Ana', email: owner.email, role: 'owner', access: null, joinedAt: null, image: null },
        expect.objectContaining({
          id: partner.uid,
          role: 'partner',
          access: null,
          joinedAt: expect.any(String) as string,
        }),
        expect.objectContaining({
          id: helper.uid,
          role: 'helper',
          access: expect.objectContaining({ guests: 'view', budget: 'none' }) as object,
        }),
      ]),
    );
    expect(body.invitations).toEqual([
      expect.objectContaining({ role: 'partner', email: 'j•••@example.com', invitedBy: 'Ana' }),
    ]);
    const asOwner = await call('fetchCollaborators', owner, { weddingId });
    expect(asOwner.body.invitations).toEqual([expect.objectContaining({ email: 'jo@example.com' })]);
  });

  test('shows a helper no addresses of others, and strangers nothing', async () => {
    const home = await household();
    const other = await household();
    const { body } = await call('fetchCollaborators', home.helper, { weddingId: home.weddingId });
    const emails = (body.collaborators as { email: string }[]).map(({ email }) => email);
    expect(emails.sort()).toEqual(['o•••@example.com', 'p•••@example.com', home.helper.email].sort());
    expect((await call('fetchCollaborators', other.owner, { weddingId: home.weddingId })).status).toBe(403);
  });
});

describe('a collaborator', () => {
  test('gets another role or access from who manages them [D-role-01]', async () => {
    const home = await household();
    const { owner, partner, helper, weddingId } = home;
    const access = { budget: 'edit' };
    expect(
      (await call('updateCollaborator', partner, { weddingId, uid: helper.uid, role: 'helper', access })).status,
    ).toBe(200);
    expect((await stored(`weddings/${weddingId}`)).access).toEqual({
      [helper.uid]: expect.objectContaining({ budget: 'edit', guests: 'none' }) as object,
    });
    expect((await call('updateCollaborator', owner, { weddingId, uid: helper.uid, role: 'partner' })).status).toBe(200);
    expect(await stored(`weddings/${weddingId}`)).toMatchObject({ access: {}, roles: { [helper.uid]: 'partner' } });
  });

  test('gets one notice of their access, however often the same is set; unset areas get none', async () => {
    const home = await household();
    const { owner, helper, weddingId } = home;
    const reported = async () => {
      const { docs } = await backend.firestore.collection('pushes').where('uid', '==', helper.uid).get();
      return docs.filter((one) => one.get('notice.kind') === 'access-changed').length;
    };
    const set = (body: object) => call('updateCollaborator', owner, { weddingId, uid: helper.uid, ...body });
    for (const body of [{ role: 'helper', access: { budget: 'edit' } }, { role: 'helper' }, { role: 'partner' }]) {
      const before = await reported();
      const entries = (await logOf(home)).length;
      const isSame = !('access' in body) && body.role === 'helper';
      for (let times = 0; times < 3; times += 1) expect((await set(body)).status).toBe(200);
      expect([await reported(), (await logOf(home)).length]).toEqual([
        before + (isSame ? 0 : 1),
        entries + (isSame ? 0 : 1),
      ]);
    }
  });

  test.each([
    ['a helper changes themselves', 'helper', 'helper', 'partner'],
    ['a partner makes a partner', 'partner', 'helper', 'partner'],
    ['a partner lowers the owner', 'partner', 'owner', 'helper'],
    ['the owner lowers themselves', 'owner', 'owner', 'helper'],
  ] as const)('is never changed when %s [D-role-01]', async (_case, actor, target, role) => {
    const home = await household();
    const before = await rolesOf(home);
    const body = { weddingId: home.weddingId, uid: home[target].uid, role };
    expect((await call('updateCollaborator', home[actor], body)).body.error?.code).toBe('not-allowed');
    expect(await rolesOf(home)).toEqual(before);
  });

  test('who is revoked is out at once, in rules and calls, and back in their own wedding [D-role-02]', async () => {
    const home = await household();
    const { owner, helper, weddingId } = home;
    const { db, close } = await openSdk(backend.server, helper);
    expect((await getDocs(collection(db, `weddings/${weddingId}/activity`))).size).toBeGreaterThan(0);
    const revoke = () => call('revokeCollaborator', owner, { weddingId, uid: helper.uid });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    await expect(getDoc(doc(db, `weddings/${weddingId}`))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getDocs(collection(db, `weddings/${weddingId}/guests`))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect((await call('fetchCollaborators', helper, { weddingId })).body.error?.code).toBe('not-a-member');
    expect(await stored(`users/${helper.uid}`)).toMatchObject({
      weddingId: helper.weddingId,
      weddingIds: [helper.weddingId],
      collaborator: false,
    });
    expect((await logOf(home)).filter(([kind]) => kind === 'member-revoked')).toEqual([['member-revoked', owner.uid]]);
    await close();
  });

  test('is revoked by who manages them only [D-role-02]', async () => {
    const home = await household();
    const { weddingId } = home;
    for (const [actor, target] of [
      [home.helper, home.partner],
      [home.partner, home.owner],
      [home.owner, home.owner],
    ] as const)
      expect((await call('revokeCollaborator', actor, { weddingId, uid: target.uid })).body.error?.code).toBe(
        'not-allowed',
      );
  });

  test('leaves, and is back in their own wedding; the owner cannot [D-role-04]', async () => {
    const home = await household();
    const { owner, partner, weddingId } = home;
    expect((await call('leaveWedding', partner, { weddingId })).body).toEqual({ weddingId: partner.weddingId });
    expect(await rolesOf(home)).toEqual({ [owner.uid]: 'owner', [home.helper.uid]: 'helper' });
    expect((await call('leaveWedding', owner, { weddingId })).body.error?.code).toBe('owner-cannot-leave');
    expect((await call('leaveWedding', partner, { weddingId })).body.error?.code).toBe('not-a-member');
    expect((await logOf(home)).at(-1)).toEqual(['member-left', partner.uid]);
  });
});

describe('ownership', () => {
  test('passes to a partner, and the owner becomes one; once more changes nothing [D-role-03]', async () => {
    const home = await household();
    const { owner, partner, helper, weddingId } = home;
    const pass = () => call('transferOwnership', owner, { weddingId, uid: partner.uid });
    expect([(await pass()).status, (await pass()).status]).toEqual([200, 200]);
    expect(await rolesOf(home)).toEqual({ [owner.uid]: 'partner', [partner.uid]: 'owner', [helper.uid]: 'helper' });
    expect((await logOf(home)).filter(([kind]) => kind === 'ownership-transferred')).toHaveLength(1);
  });

  test('passes to no helper, no stranger, and from nobody but the owner [D-role-03]', async () => {
    const home = await household();
    const { owner, partner, helper, weddingId } = home;
    const pass = async (from: Person, uid: string) =>
      (await call('transferOwnership', from, { weddingId, uid })).body.error?.code;
    expect(await pass(owner, helper.uid)).toBe('not-a-partner');
    expect(await pass(owner, 'nobody')).toBe('not-a-partner');
    expect(await pass(owner, owner.uid)).toBe('not-a-partner');
    expect(await pass(partner, partner.uid)).toBe('not-allowed');
    expect(await rolesOf(home)).toMatchObject({ [owner.uid]: 'owner' });
  });

  test('ends with one owner however often it is passed on at the same moment [D-role-03]', async () => {
    const home = await household();
    const { owner, partner, helper, weddingId } = home;
    await call('updateCollaborator', owner, { weddingId, uid: helper.uid, role: 'partner' });
    await Promise.all([partner, helper].map(({ uid }) => call('transferOwnership', owner, { weddingId, uid })));
    const roles = Object.values((await rolesOf(home)) as Record<string, string>);
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  });
});

test('knows who publishes the website: a helper who may edit it, and no other [D-role-01]', async () => {
  const home = await household();
  const { owner, helper, weddingId } = home;
  const publish = () => call('publishMicrosite', helper, { weddingId, slug: `home-${weddings}` });
  expect((await publish()).body.error?.code).toBe('not-allowed');
  await call('updateCollaborator', owner, { weddingId, uid: helper.uid, role: 'helper', access: { website: 'edit' } });
  expect([(await publish()).status, (await publish()).status]).toEqual([200, 200]);
  expect(
    (await callEndpoint(backend.server.url, 'deleteMicrosite', { token: owner.token, body: { weddingId } })).status,
  ).toBe(200);
  expect((await logOf(home)).slice(-2)).toEqual([
    ['website-published', helper.uid],
    ['website-unpublished', owner.uid],
  ]);
});
