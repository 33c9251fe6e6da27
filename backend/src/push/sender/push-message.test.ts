import { markets } from '@posy/shared-contracts/markets';
import { ownPath } from '@posy/shared-contracts/paths';
import { type Notice, type NoticeKind, noticeSchema } from '../notice';
import { writePush } from './push-message';

const ids = { conversationId: 'c1', weddingId: 'w1' };
const kinds = noticeSchema.options.map(({ entries }) => entries.kind.literal as NoticeKind);
const noticeOf = (kind: NoticeKind): Notice => ({ kind, event: 'e', ids }) as Notice;
const write = (
  kind: NoticeKind,
  platformId: 'ios' | 'android' | 'web',
  locale = 'en-GB',
  origin = 'https://posy.example',
) => writePush({ notice: noticeOf(kind), device: { token: 't', platformId }, locale, unread: 2, origin });

const shown = kinds.filter((kind) => kind !== 'count-changed');

test.each(shown.flatMap((kind) => markets.map((market) => [kind, market] as const)))(
  'tells of %s in the words and to a screen of $prefix',
  (kind, market) => {
    const message = write(kind, 'android', market.locale);
    expect(message?.notification?.title).not.toBe('');
    expect(message?.notification?.body).not.toBe('');
    const path = message?.data?.path ?? '';
    expect(path.startsWith(`/${market.prefix}/`)).toBe(true);
    expect(ownPath(path)).toBe(path);
    // The data hold only ids, the kind, the path and a number.
    expect(Object.keys(message?.data ?? {}).sort()).toEqual(['badge', 'conversationId', 'kind', 'path', 'weddingId']);
  },
);

test('each language has words of its own', () => {
  for (const kind of shown) {
    const titles = ['en-GB', 'de-DE', 'fr-FR'].map((locale) => write(kind, 'ios', locale)?.notification?.title);
    expect(new Set(titles).size).toBe(3);
    expect(write(kind, 'ios', 'en-US')?.notification).toEqual(write(kind, 'ios', 'en-GB')?.notification);
  }
});

test('messages of one conversation take each other’s place, those of two do not', () => {
  const tagOf = (conversationId: string, event: string) =>
    writePush({
      notice: { kind: 'supplier-message', event, ids: { conversationId } },
      device: { token: 't', platformId: 'android' },
      locale: 'en-GB',
      unread: 1,
      origin: 'https://posy.example',
    })?.android?.notification?.tag;
  expect(tagOf('c1', 'm1')).toBe(tagOf('c1', 'm2'));
  expect(tagOf('c1', 'm1')).not.toBe(tagOf('c2', 'm1'));
  // Apple takes 64 bytes, push services of browsers 32 characters of base64url.
  expect(tagOf('c1', 'm1')).toMatch(/^[\w-]{1,32}$/);
});

test('what was read changes the number on an iPhone, and shows nothing anywhere', () => {
  expect(write('count-changed', 'ios')).toEqual({
    token: 't',
    apns: { headers: { 'apns-priority': '5' }, payload: { aps: { badge: 2 } } },
  });
  expect(write('count-changed', 'android')).toBeNull();
  expect(write('count-changed', 'web')).toBeNull();
});

test('names no address that is not https to Firebase', () => {
  expect(write('enquiry', 'web')?.webpush?.fcmOptions?.link).toBe('https://posy.example/uk/inbox?conversationId=c1');
  expect(write('enquiry', 'web', 'en-GB', 'http://127.0.0.1:4300')?.webpush?.fcmOptions).toBeUndefined();
});
