import { join } from 'node:path';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { diskFileStore } from '#files/disk-file-store';
import { linkIn, mailsTo } from '#testing/mail';
import { createPerson, type Person } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint, signIn } from '#testing/test-server';
import { domainOf, isAtDomain } from './own-domain';
import { documentId } from './stored-claim';

const backend = testBackend({ suppliers: 120 });
let suppliers: SupplierCard[] = [];
let used = 0;
let people = 0;

beforeAll(async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 60 } });
  // The demo's people speak for one of each of these two.
  const seeded = ['photographers', 'video'];
  suppliers = (found.body['results'] as SupplierCard[]).filter(({ type }) => !seeded.includes(type));
});

const unclaimed = (): string => {
  used += 1;
  return suppliers[used]?.id ?? '';
};
const person = async (name: string, kind: 'couple' | 'moderator' | 'operator' = 'couple'): Promise<Person> => {
  people += 1;
  const made = await createPerson(backend.server, `${name}-${people}`);
  if (kind === 'couple') return made;
  await backend.accounts.mark(made.uid, kind);
  const { token } = await signIn(backend.server.url, 'signInWithPassword', made);
  return { ...made, token };
};
const call = (by: Person, name: Parameters<typeof callEndpoint>[1], body: object = {}, params = {}) =>
  callEndpoint(backend.server.url, name, { token: by.token, body: { ...body }, params });
const code = (answer: { body: { error?: { code?: string } } }) => answer.body.error?.code;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
const claim = (by: Person, supplierId: string, file = pdf) =>
  callEndpoint(backend.server.url, 'claimByDocument', {
    ...{ token: by.token, file },
    body: { supplierId, words: 'We run it.', name: 'Register.pdf' },
  });
const decide = (by: Person, id: string, to: string, reason = '') => call(by, 'decideClaim', { to, reason }, { id });
const documents = () => diskFileStore(join(backend.server.dataDir, 'attachments'));

test('a domain is a business’s own, and an address of a part below it is not of it [32]', () => {
  const domains = [
    'https://www.larkfield.example/weddings',
    'larkfield.example',
    'https://facebook.com/lark',
    '',
    'lark.wixsite.com',
  ];
  expect(domains.map(domainOf)).toEqual(['larkfield.example', 'larkfield.example', '', '', '']);
  const addresses = [
    'hattie@larkfield.example',
    'x@mail.larkfield.example',
    'x@larkfield.example.evil.example',
    'x@gmail.com',
  ];
  expect(addresses.map((email) => isAtDomain(email, 'larkfield.example'))).toEqual([true, false, false, false]);
  expect(isAtDomain('x@', '')).toBe(false);
});

test('a claim with a document is decided by a moderator, who sees it, and makes its person the owner [32]', async () => {
  const [ada, mo] = [await person('ada'), await person('mo', 'moderator')];
  const supplierId = unclaimed();
  const { id } = (await claim(ada, supplierId)).body as { id: string };
  expect(code(await claim(ada, supplierId))).toBe('claim-open');
  const { claims } = (await call(mo, 'openClaims')).body as { claims: { id: string; words: string; email: string }[] };
  expect(claims.find((one) => one.id === id)).toMatchObject({
    ...{ supplierId, way: 'document', words: 'We run it.', email: ada.email, document: { name: 'Register.pdf' } },
  });
  const shown = (await call(mo, 'claimDocument', {}, { id })).body as { content: string };
  expect(Buffer.from(shown.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect((await decide(mo, id, 'granted')).body).toEqual({ state: 'granted' });
  expect((await decide(mo, id, 'granted')).body).toEqual({ state: 'granted' });
  const { token } = await signIn(backend.server.url, 'signInWithPassword', ada);
  const own = (await call({ ...ada, token }, 'ownSuppliers')).body as { suppliers: object[] };
  expect(own.suppliers).toMatchObject([{ id: supplierId, role: 'owner' }]);
  expect((await call({ ...ada, token }, 'ownProfile', { supplierId })).status).toBe(200);
  expect(await documents().has(documentId(id))).toBe(false);
  expect(code(await claim(await person('ben'), supplierId))).toBe('claimed-already');
  const log = await backend.firestore.collection('moderationLog').where('about.within', '==', id).get();
  expect(log.docs.map((entry) => entry.get('to'))).toEqual(['granted']);
  // Asked twice, told once.
  const letters = await mailsTo(backend.server, ada.email);
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your claim was granted: ./)]);
  expect(letters.map((letter) => linkIn(letter).pathname)).toEqual([`/uk/for-suppliers/${supplierId}`]);
});

test('a refusal has a reason, which its person reads; who claimed decides nothing, nor does anybody else [32]', async () => {
  const [ada, ben, op] = [await person('ada'), await person('ben'), await person('op', 'operator')];
  const supplierId = unclaimed();
  const { id } = (await claim(ada, supplierId)).body as { id: string };
  for (const by of [ada, ben]) {
    expect(code(await call(by, 'openClaims'))).toBe('not-a-moderator');
    expect(code(await call(by, 'claimDocument', {}, { id }))).toBe('not-a-moderator');
    expect(code(await decide(by, id, 'granted'))).toBe('not-a-moderator');
  }
  expect(code(await decide(op, id, 'refused'))).toBe('reason-needed');
  await decide(op, id, 'refused', 'The register names somebody else.');
  expect(code(await decide(op, id, 'granted'))).toBe('claim-decided');
  expect((await call(ada, 'claimStanding', { supplierId })).body).toMatchObject({
    ...{ isClaimed: false, address: null },
    claim: { state: 'refused', reason: 'The register names somebody else.' },
  });
  expect((await call(ben, 'claimStanding', { supplierId })).body).toMatchObject({ claim: null });
  const letters = await mailsTo(backend.server, ada.email);
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your claim was refused: ./)]);
  expect(letters[0]?.text).toContain('The register names somebody else.');
});

test('an address of another domain claims nothing, and a claim is taken back with its document by nobody else [32]', async () => {
  const [ada, ben] = [await person('ada'), await person('ben')];
  const supplierId = unclaimed();
  expect(code(await call(ada, 'claimByAddress', { supplierId, words: '' }))).toBe('address-elsewhere');
  expect(code(await claim(ada, supplierId, Buffer.from('<html>')))).toBe('attachment-type');
  expect(code(await claim(ada, supplierId, Buffer.alloc(6 * 1024 * 1024)))).toBe('attachment-too-large');
  const { id } = (await claim(ada, supplierId)).body as { id: string };
  expect(code(await call(ben, 'withdrawClaim', { id }))).toBe('claim-unknown');
  expect((await call(ada, 'withdrawClaim', { id })).status).toBe(200);
  expect(await documents().has(documentId(id))).toBe(false);
  expect((await call(ada, 'claimStanding', { supplierId })).body).toMatchObject({ claim: { state: 'withdrawn' } });
});

test('an owner makes another one, and leaves: the profile is handed over [32]', async () => {
  const [ada, ben, mo] = [await person('ada'), await person('ben'), await person('mo', 'moderator')];
  const supplierId = unclaimed();
  const { id } = (await claim(ada, supplierId)).body as { id: string };
  await decide(mo, id, 'granted');
  const owner = { ...ada, token: (await signIn(backend.server.url, 'signInWithPassword', ada)).token };
  const account = backend.firestore.doc(`suppliers/${supplierId}`);
  await account.set({ owners: { [ben.uid]: 'staff' } }, { merge: true });
  expect(code(await call(owner, 'removeFromTeam', { supplierId, uid: ada.uid }))).toBe('last-owner');
  expect(code(await call(ben, 'makeOwner', { supplierId, uid: ben.uid }))).toBe('not-allowed');
  expect(code(await call(owner, 'makeOwner', { supplierId, uid: mo.uid }))).toBe('person-unknown');
  expect((await call(owner, 'makeOwner', { supplierId, uid: ben.uid })).status).toBe(200);
  expect((await call(owner, 'removeFromTeam', { supplierId, uid: ada.uid })).status).toBe(200);
  expect((await account.get()).get('owners')).toEqual({ [ben.uid]: 'owner' });
});
