import { type APIRequestContext, expect } from '@playwright/test';
import { type Account, createAccount, documentsPath, fieldsOf, weddingData } from '#support/people/accounts';
import { test, tried } from '#support/run/attack';

const as = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

const call = (request: APIRequestContext, person: Account, path: string, data: Record<string, unknown>) =>
  request.post(`/api/${path}`, { headers: as(person), data });

/** An invitation's id and secret. */
const invite = async (
  request: APIRequestContext,
  person: Account,
  weddingId: string,
  more: Record<string, unknown>,
) => {
  const made = await call(request, person, 'nonces/create', {
    weddingId,
    market: 'uk',
    ...more,
  });
  const { url } = (await made.json()) as { url: string };
  const { searchParams } = new URL(url);
  return { id: searchParams.get('id'), nonce: searchParams.get('nonce') };
};

/** Creates a wedding, and another person with access to it. */
const letIn = async (request: APIRequestContext, more: Record<string, unknown>) => {
  const [owner, other] = [await createAccount(request), await createAccount(request)];
  const keys = await invite(request, owner, owner.weddingId, more);
  expect((await call(request, other, 'nonces/accept', keys)).status()).toBe(200);
  return { owner, other, weddingId: owner.weddingId };
};

test(
  'being the owner of a wedding that is, or was, deleted, by its id [H-01]',
  { tag: '@short' },
  async ({ request }) => {
    const { owner, other, weddingId } = await letIn(request, {
      role: 'helper',
      access: { guests: 'edit' },
    });
    const guest = { name: 'Jo', head: null, contacts: {}, address: '1 Hill' };
    for (const id of ['g1', 'g2', 'g3'])
      await request.post(documentsPath(`weddings/${weddingId}/guests?documentId=${id}`), {
        headers: as(owner),
        data: { fields: fieldsOf(guest) },
      });
    const remake = async (): Promise<number> => {
      const fields = fieldsOf(weddingData(other.uid));
      const path = documentsPath(`weddings?documentId=${weddingId}`);
      return (await request.post(path, { headers: as(other), data: { fields } })).status();
    };
    let isOver = false;
    const deletion = call(request, owner, 'privacy/delete-wedding', {
      weddingId,
      confirmation: 'Ana & Lou',
    }).finally(() => {
      isOver = true;
    });
    const statuses: number[] = [];
    while (!isOver && statuses.length < 200) statuses.push(await remake());
    expect((await deletion).status()).toBe(200);
    for (let after = 0; after < 5; after += 1) statuses.push(await remake());
    expect(statuses).not.toContain(200);
    const guests = await request.get(documentsPath(`weddings/${weddingId}/guests`), { headers: as(other) });
    expect(guests.status()).toBe(403);
    tried(`${statuses.length} times made anew, while the deletion ran and after it`);
  },
);

test('spoiling a wedding with values that nobody can read [H-02]', { tag: '@short' }, async ({ request }) => {
  const { owner, other, weddingId } = await letIn(request, {
    role: 'helper',
    access: { notes: 'edit', budget: 'edit' },
  });
  const path = documentsPath(`weddings/${weddingId}`);
  const long = { integerValue: '9223372036854775807' };
  const poisons: [field: string, value: object][] = [
    ['badges', { mapValue: { fields: { x: { stringValue: 'boom' } } } }],
    ['badges', { mapValue: { fields: { 'guest-added': long } } }],
    ['preferences', { mapValue: { fields: { x: { stringValue: 'boom' } } } }],
    [
      'preferences',
      {
        mapValue: {
          fields: {
            onboarding: {
              mapValue: {
                fields: { step: { stringValue: 'x'.repeat(90_000) } },
              },
            },
          },
        },
      },
    ],
    ['budget', long],
    [
      'costs',
      {
        mapValue: {
          fields: { actual: long, estimate: { integerValue: '1' } },
        },
      },
    ],
    ['roles', { mapValue: { fields: { [other.uid]: { stringValue: 'owner' } } } }],
  ];
  for (const [field, value] of poisons) {
    const answer = await request.patch(`${path}?updateMask.fieldPaths=${field}`, {
      headers: as(other),
      data: { fields: { [field]: value } },
    });
    expect([field, answer.status()]).toEqual([field, 403]);
  }
  const note = documentsPath(`weddings/${weddingId}/notes?documentId=forged`);
  const forged = fieldsOf({
    title: '',
    body: '',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    roles: { [other.uid]: 'owner' },
  });
  expect(
    (
      await request.post(note, {
        headers: as(other),
        data: { fields: forged },
      })
    ).status(),
  ).toBe(403);
  expect(
    (
      await call(request, owner, 'collaborators/revoke', {
        weddingId,
        uid: other.uid,
      })
    ).status(),
  ).toBe(200);
  tried(`${poisons.length + 1} values that the backend cannot read, written by a helper`);
});

test('coming back by an invitation of one’s own after being revoked [H-03]', { tag: '@short' }, async ({ request }) => {
  const { owner, other, weddingId } = await letIn(request, {
    role: 'partner',
  });
  const made = 3;
  const keys = [];
  for (let count = 0; count < made; count += 1) keys.push(await invite(request, other, weddingId, { role: 'helper' }));
  expect(
    (
      await call(request, owner, 'collaborators/revoke', {
        weddingId,
        uid: other.uid,
      })
    ).status(),
  ).toBe(200);
  for (const key of keys) expect((await call(request, other, 'nonces/accept', key)).status()).toBe(409);
  expect(
    (
      await request.get(documentsPath(`weddings/${weddingId}`), {
        headers: as(other),
      })
    ).status(),
  ).toBe(403);
  tried(`${made} invitations made before, accepted after`);
});

test('reading and writing by paths that belong to others [H-01]', { tag: '@short' }, async ({ request }) => {
  const [owner, other] = [await createAccount(request), await createAccount(request)];
  const fields = fieldsOf(weddingData(other.uid));
  const write = async (path: string, data: object = { fields }) =>
    (await request.patch(documentsPath(path), { headers: as(other), data })).status();
  const paths = [
    `weddings/${owner.weddingId}`,
    `users/${owner.uid}`,
    `closedWeddings/${other.weddingId}`,
    `closedAccounts/${owner.uid}`,
    `jobs/delete-wedding-${owner.weddingId}`,
    'websites/maya-and-tom',
    'nonces/mine',
    'calendarFeeds/mine',
    'photos/mine',
    'conversations/mine',
    'conversations/mine/messages/m',
    `weddings/never-made-${other.uid}/guests/g1`,
    `weddings/${owner.weddingId}/activity/a`,
    `weddings/${owner.weddingId}/todayTasks/${other.uid}`,
  ];
  for (const path of paths) expect([path, await write(path)]).toEqual([path, 403]);
  const groups = [
    'guests',
    'messages',
    'payments',
    'notes',
    'weddings',
    'users',
    'nonces',
    'conversations',
    'activity',
  ];
  for (const collectionId of groups) {
    const structuredQuery = {
      from: [{ collectionId, allDescendants: true }],
      limit: 1,
    };
    const answer = await request.post(`${documentsPath()}:runQuery`, {
      headers: as(other),
      data: { structuredQuery },
    });
    expect([collectionId, answer.status()]).toEqual([collectionId, 403]);
  }
  tried(`${paths.length} documents of others written, ${groups.length} collections read across all weddings`);
});
