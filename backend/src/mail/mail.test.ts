import { markets } from '@posy/shared-contracts/markets';
import fc from 'fast-check';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { marketOfLocale } from '#documents/market-of-locale';
import { linkIn, mailsTo, mailTo } from '../testing/mail';
import { openAsBackend } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/test-server';
import { mailOfChange } from './deliver/deliver-change';
import { harmlessLines, harmlessName } from './harmless-name';
import { type StoredMail } from './outbox/outbox';
import { renderMail } from './render-mail';

let server: TestServer;
let auth: Auth;

beforeAll(async () => {
  server = await startTestServer();
  auth = getAuth(initializeApp({ apiKey: 'posy-local', projectId: 'posy-local' }, 'mail'));
  connectAuthEmulator(auth, server.url, { disableWarnings: true });
});
afterAll(async () => {
  await deleteApp(auth.app);
  await server.stop();
});

const firstTo = (address: string): Promise<StoredMail> => mailTo(server, address);
const codeIn = (mail: StoredMail): string => linkIn(mail).searchParams.get('oobCode') ?? '';
const password = 'three quiet herons';

describe('mail without a mail server', () => {
  test('brings a new password by a link to sign-up, in the language of the page [D-mail-02]', async () => {
    await createUserWithEmailAndPassword(auth, 'reset@example.com', password);
    auth.languageCode = 'fr-FR';
    await sendPasswordResetEmail(auth, 'reset@example.com');
    auth.languageCode = null;
    const mail = await firstTo('reset@example.com');
    expect(mail.subject).toBe('Choisissez un nouveau mot de passe pour Posy');
    const { origin, pathname, searchParams } = linkIn(mail);
    expect({ origin, pathname }).toEqual({ origin: server.url, pathname: '/fr/signup' });
    expect([searchParams.get('mode'), searchParams.get('resetemail')]).toEqual(['resetPassword', 'reset@example.com']);
    await confirmPasswordReset(auth, codeIn(mail), 'four quiet herons');
    await signInWithEmailAndPassword(auth, 'reset@example.com', 'four quiet herons');
  });

  test('tells of a new password at the address, in the language of its person, and what to do [R1-16]', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'told@example.com', password);
    const database = openAsBackend(server);
    await database.firestore.doc(`users/${user.uid}`).set({ l10n: { locale: 'de-DE' } });
    await database.close();
    await updatePassword(user, 'four quiet herons');
    const mail = await firstTo('told@example.com');
    expect([mail.subject, mail.language]).toEqual(['Das Passwort bei Posy wurde geändert', 'de-DE']);
    const { pathname, searchParams } = linkIn(mail);
    expect([pathname, searchParams.get('resetemail')]).toEqual(['/de/signup', 'told@example.com']);
    expect(mail.text).toContain('beendet alle Sitzungen');
  });

  test('tells each change of an account in every language, of no two the same [R1-16]', () => {
    const kinds = ['password-changed', 'provider-added', 'provider-removed', 'second-factor-added'] as const;
    const base = { uid: 'u1', email: 'a@b.c', emailVerified: true, providerId: 'google.com' };
    const mails = ['en-GB', 'de-DE', 'fr-FR'].flatMap((locale) =>
      [...kinds, 'second-factor-removed' as const].map((kind) =>
        mailOfChange({ ...base, kind }, { origin: 'https://posy.example', locale }),
      ),
    );
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(15);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(15);
    for (const { text } of mails) expect(text).toContain('a@b.c');
  });

  test('confirms an address [D-mail-02]', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'verify@example.com', password);
    await sendEmailVerification(user);
    await applyActionCode(auth, codeIn(await firstTo('verify@example.com')));
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });

  test('tells the new address and the old one of a change, which the old one can undo [D-mail-02]', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'old@example.com', password);
    await verifyBeforeUpdateEmail(user, 'new@example.com');
    expect(await mailsTo(server, 'old@example.com')).toEqual([]);
    await applyActionCode(auth, codeIn(await firstTo('new@example.com')));
    const notice = await firstTo('old@example.com');
    expect(linkIn(notice).searchParams.get('mode')).toBe('recoverEmail');
    await applyActionCode(auth, codeIn(notice));
    expect((await signInWithEmailAndPassword(auth, 'old@example.com', password)).user.email).toBe('old@example.com');
  });

  test('tells an address’s owner that somebody signed up with it, and the page shows no difference [H-17]', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'owner@example.com', password);
    auth.languageCode = 'de-DE';
    const second = await createUserWithEmailAndPassword(auth, 'owner@example.com', 'five quiet herons');
    auth.languageCode = null;
    expect(second.user.uid).not.toBe(user.uid);
    const mail = await firstTo('owner@example.com');
    expect(mail.subject).toBe('Jemand wollte deine Adresse bei Posy verwenden');
    expect(linkIn(mail).pathname).toBe('/de/signup');
  });

  test('is read on a page of this machine, and nowhere else [D-mail-02]', async () => {
    const list = await fetch(`${server.url}/outbox`);
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await list.text();
    const path = /\/outbox\/[\w-]+/.exec(html)?.[0] ?? '';
    const mail = await (await fetch(`${server.url}${path}`)).text();
    expect(mail).toContain('<iframe sandbox=');
    expect(mail).not.toContain('allow-scripts');
    for (const headers of [{ 'x-forwarded-for': '203.0.113.9' }, { via: '1.1 proxy' }] as Record<string, string>[])
      expect((await fetch(`${server.url}/outbox`, { headers })).status).toBe(404);
    for (const unknown of ['0000000000000-00000000', '..%2fadmin-secret'])
      expect((await fetch(`${server.url}/outbox/${unknown}`)).status).toBe(404);
  });
});

describe('a letter', () => {
  const slots = { inviter: '<b>Eve</b>', couple: 'Ana & Lou', role: 'partner', days: 14, message: ['<i>'] } as const;

  test.each(markets)('shows all that people typed as text, and its link in both forms: $prefix', (market) => {
    const mail = renderMail({
      to: 'a@example.com',
      kind: 'invitation',
      market,
      slots: { ...slots, message: [...slots.message] },
      link: 'https://posy.example.com/uk?a=1&b=2',
    });
    expect(mail.html).not.toMatch(/<b>|<i>/);
    expect(mail.html).toContain('href="https://posy.example.com/uk?a=1&amp;b=2"');
    expect(mail.text).toContain('https://posy.example.com/uk?a=1&b=2');
    expect(mail.language).toBe(market.locale);
  });

  test('has a name in one line, short, and without links', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const shown = harmlessName(name);
        expect(shown).not.toMatch(/[\r\n<>/@:]|\S\.\S/);
        expect(shown.length).toBeLessThanOrEqual(60);
      }),
    );
    expect(harmlessName('Win at https://evil.example.com\r\nBcc: all')).toBe('Win at https evil. example. com Bcc all');
    expect(harmlessName('Anne-Marie O’Neill')).toBe('Anne-Marie O’Neill');
  });

  test('has the inviter’s own words without links', () => {
    expect(harmlessLines('Help us?\n\nSee http://evil.example/a: now')).toEqual([
      'Help us?',
      'See http: evil. example a: now',
    ]);
    expect(
      harmlessLines(
        'The bus leaves at 13:00, the last at 0.30 on 16.05.2027. Ask 93.184.216.34 or evil1.example:80: £12.50.',
      ),
    ).toEqual([
      'The bus leaves at 13:00, the last at 0.30 on 16.05.2027. Ask 93. 184. 216. 34 or evil1. example: 80: £12.50.',
    ]);
  });

  test('is written in the reader’s language, in English when that is not known', () => {
    expect(['de-DE', 'en_US', 'fr-CA', 'de', 'xx', undefined].map((locale) => marketOfLocale(locale).prefix)).toEqual([
      'de',
      'us',
      'fr',
      'de',
      'uk',
      'uk',
    ]);
  });
});
