import { readAdminSecret } from '#server/firebase';
import { type Couple, type Person } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';
import { type Mail } from '../mail';
import { bundleMs } from './queued-letter';
import { openTalkLetters } from './talk-letters';
import { talkSeal } from './talk-seal';

const backend = testBackend();
let weddings = 0;

const call = (name: Parameters<typeof callEndpoint>[1], person: Person, body: Record<string, unknown>) =>
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
  const make = (name: string) => backend.couple(`news-${name}${weddings}`);
  const [owner, partner, helper] = [await make('owner'), await make('partner'), await make('helper')];
  const { weddingId } = owner;
  const home = { owner, partner, helper, weddingId };
  await invite(home, partner, 'partner');
  await invite(home, helper, 'helper');
  await Promise.all(
    Object.entries({ Olive: owner, Petra: partner, Hugo: helper }).map(([name, { uid }]) =>
      backend.firestore.doc(`users/${uid}`).update({ name }),
    ),
  );
  return home;
};

const invite = async (
  { owner, weddingId }: Pick<WeddingPeople, 'owner' | 'weddingId'>,
  person: Couple,
  role: string,
) => {
  const made = await call('createInvitation', owner, { weddingId, role, access: { guests: 'view' }, market: 'uk' });
  const { searchParams } = new URL(String(made.body['url']));
  await call('acceptInvitation', person, { id: searchParams.get('id'), nonce: searchParams.get('nonce') });
};

/** A look at what is due once the ten minutes are over: what each of them got. */
const mailed = async ({ owner, partner, helper }: WeddingPeople, verified = true): Promise<Mail[]> => {
  const people = [owner, partner, helper];
  const sent: Mail[] = [];
  const letters = openTalkLetters({
    firestore: backend.firestore,
    accounts: {
      find: async (uid) => ({
        email: people.find((one) => one.uid === uid)?.email ?? null,
        emailVerified: verified,
        disabled: false,
        validSince: 0,
      }),
    },
    origin: 'https://posy.example',
    seal: talkSeal('secret'),
    replies: null,
    async sendMail(mail) {
      sent.push(mail);
    },
    now: () => Date.now() + bundleMs,
    chance: () => 0.5,
    gaveUp: () => undefined,
  });
  await letters.deliver();
  return sent.filter(({ to }) => people.some(({ email }) => email === to));
};

const silence = (person: Person) =>
  backend.firestore.doc(`users/${person.uid}`).update({
    notifications: {
      email: { messages: true, tasks: true, collaboration: false, news: false },
      push: { messages: true, tasks: true, collaboration: true, news: false },
    },
  });

test('the owner hears by mail who left, in their own language, once [R1-15]', async () => {
  const home = await household();
  const { owner, partner, weddingId } = home;
  await backend.firestore.doc(`users/${owner.uid}`).update({ 'l10n.locale': 'de-DE' });
  await call('leaveWedding', partner, { weddingId });
  const [mail, ...others] = await mailed(home);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: owner.email, subject: 'Petra plant nicht mehr mit', language: 'de-DE' });
  expect(mail?.text).toContain('https://posy.example/de/settings/manageCollaborators');
  expect(mail?.stop).toBe(`https://posy.example/letters/collaboration/de/${talkSeal('secret').token(owner.uid)}`);
  expect(await mailed(home)).toEqual([]);
});

test('whose account is deleted has left, too', async () => {
  const home = await household();
  await call('deleteAccount', home.partner, { confirmation: home.partner.email });
  expect((await mailed(home)).map(({ subject }) => subject)).toContain('Petra no longer plans with you');
});

test('who is sent away hears of it; the owner does when it was not themselves', async () => {
  const home = await household();
  const { owner, partner, helper, weddingId } = home;
  await call('revokeCollaborator', partner, { weddingId, uid: helper.uid });
  const byPartner = await mailed(home);
  expect(byPartner.map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [
      [helper.email, 'A plan is no longer shared with you'],
      [owner.email, 'Hugo no longer plans with you'],
    ].sort(),
  );
  await call('revokeCollaborator', owner, { weddingId, uid: partner.uid });
  expect((await mailed(home)).map(({ to }) => to)).toEqual([partner.email]);
});

test('a member with other access gets a letter with its author, one for several changes within ten minutes', async () => {
  const home = await household();
  const { owner, partner, helper, weddingId } = home;
  const set = (access: object) =>
    call('updateCollaborator', partner, { weddingId, uid: helper.uid, role: 'helper', access });
  await set({ budget: 'view' });
  await set({ budget: 'edit' });
  await call('transferOwnership', owner, { weddingId, uid: partner.uid });
  const letters = await mailed(home);
  expect(letters.map(({ to }) => to).sort()).toEqual([helper.email, partner.email].sort());
  expect(letters.find(({ to }) => to === helper.email)?.text).toContain('Petra changed what you may see');
  expect(letters.find(({ to }) => to === partner.email)?.text).toContain('Olive changed what you may see');
});

test('no letter goes to members who want none, to unconfirmed addresses, or about outdated news', async () => {
  const silent = await household();
  await silence(silent.owner);
  await call('leaveWedding', silent.partner, { weddingId: silent.weddingId });
  expect(await mailed(silent)).toEqual([]);
  const unconfirmed = await household();
  await call('leaveWedding', unconfirmed.partner, { weddingId: unconfirmed.weddingId });
  expect(await mailed(unconfirmed, false)).toEqual([]);
  const back = await household();
  const { owner, helper, weddingId } = back;
  await call('updateCollaborator', owner, { weddingId, uid: helper.uid, role: 'partner' });
  await call('revokeCollaborator', owner, { weddingId, uid: helper.uid });
  await invite(back, helper, 'helper');
  expect((await mailed(back)).filter(({ subject }) => subject.includes('shared'))).toEqual([]);
});

test('is stopped by its link, and mail about messages goes on', async () => {
  const { owner } = await household();
  const token = talkSeal(readAdminSecret(backend.server.dataDir)).token(owner.uid);
  const url = `${backend.server.url}/letters/collaboration/uk/${token}`;
  expect(await (await fetch(url)).text()).toContain('Your people by email');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const stopped = await fetch(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect(await stopped.text()).toContain('we send no more email about your people');
  const profile = await backend.firestore.doc(`users/${owner.uid}`).get();
  expect(profile.get('notifications.email')).toMatchObject({ collaboration: false, messages: true });
});
