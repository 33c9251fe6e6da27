import { testTalks } from '#testing/talk/test-talks';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
const talks = testTalks(backend);
const { call, converse, say, stored, codeOf } = talks;

describe('a message', () => {
  test('keeps who wrote it, and may carry a price, an answer about a day, or a visit', async () => {
    const talk = await converse('carries');
    const quote = {
      price: { amount: 180_000, currency: 'GBP', basis: 'total', condition: '' },
      includes: 'Eight hours, two photographers',
      validUntil: '2099-01-31',
      deposit: { amount: 50_000, due: '2099-01-31' },
      balanceDue: '2099-05-01',
    };
    const date = { day: '2099-06-05', answer: 'held', heldUntil: '2099-05-01' };
    const visit = { day: '2099-02-01', time: '14:30', place: 'The studio' };
    for (const content of [
      { kind: 'quote', quote },
      { kind: 'date', date },
      { kind: 'visit', visit },
    ])
      expect(codeOf(await say(talks.asked.person.token, talk.id, content))).toEqual([200, 'done']);
    const { conversation, messages } = await stored(talk);
    const from = { from: 'supplier', senderUid: talks.asked.person.uid, senderName: 'Robin' };
    expect(messages[0]).toMatchObject({ from: 'couple', senderName: 'Ana' });
    expect(messages.slice(1)).toEqual([
      expect.objectContaining({ ...from, kind: 'quote', quote }),
      expect.objectContaining({ ...from, kind: 'date', date }),
      expect.objectContaining({ ...from, kind: 'visit', visit: { ...visit, answer: 'proposed' } }),
    ]);
    expect(conversation.firstReplyAt).toBe(messages[1]?.createdAt);
    const proposed = { ...visit, answer: 'proposed', messageId: expect.any(String) };
    expect(conversation.answers).toEqual({ quote, date, visit: proposed });
  });

  test('about a day is what the supplier’s profile says of it from then on, whatever it said before [17]', async () => {
    const { token } = talks.asked.person;
    const talk = await converse('free-day');
    const profile = async () =>
      (await callEndpoint(backend.server.url, 'supplier', { params: { id: talks.asked.id } })).body as {
        busyDays?: string[];
      };
    const day = (await profile()).busyDays?.findLast((one) => one > '2027') ?? '';
    const answer = (value: string) =>
      say(token, talk.id, { kind: 'date', date: { day, answer: value, heldUntil: null } });
    expect(codeOf(await answer('free'))).toEqual([200, 'done']);
    expect((await profile()).busyDays).not.toContain(day);
    expect(codeOf(await answer('not-free'))).toEqual([200, 'done']);
    expect((await profile()).busyDays).toContain(day);
  });

  test.each([
    [
      'a price of the couple’s',
      'couple',
      {
        kind: 'quote',
        quote: { price: { amount: 1, currency: 'GBP', basis: 'total', condition: '' }, includes: '', validUntil: null },
      },
      'message-not-your-side',
    ],
    [
      'an answer about a day of the couple’s',
      'couple',
      { kind: 'date', date: { day: '2099-06-05', answer: 'free', heldUntil: null } },
      'message-not-your-side',
    ],
    [
      'a day that is over',
      'supplier',
      { kind: 'date', date: { day: '2020-06-05', answer: 'free', heldUntil: null } },
      'message-day-over',
    ],
    [
      'a deposit that is more than the price',
      'supplier',
      {
        kind: 'quote',
        quote: {
          price: { amount: 100, currency: 'GBP', basis: 'total', condition: '' },
          includes: '',
          validUntil: null,
          deposit: { amount: 101, due: null },
        },
      },
      'message-deposit-too-high',
    ],
    [
      'a hold without an end',
      'supplier',
      { kind: 'date', date: { day: '2099-06-05', answer: 'held', heldUntil: null } },
      'message-hold-end',
    ],
    [
      'a hold beyond the day',
      'supplier',
      { kind: 'date', date: { day: '2099-06-05', answer: 'held', heldUntil: '2099-06-06' } },
      'message-hold-end',
    ],
    [
      'an answer that is no hold and has an end',
      'supplier',
      { kind: 'date', date: { day: '2099-06-05', answer: 'free', heldUntil: '2099-05-01' } },
      'message-hold-end',
    ],
    [
      'a visit on a day that no calendar has',
      'couple',
      { kind: 'visit', visit: { day: '2099-02-30', time: null, place: '' } },
      'message-no-such-day',
    ],
  ])('is refused with %s', async (what, side, content, code) => {
    const talk = await converse(what.replaceAll(/[^a-z]/g, '-'));
    const { token } = side === 'couple' ? talk.couple : talks.asked.person;
    expect(codeOf(await say(token, talk.id, content))).toEqual([400, code]);
    expect((await stored(talk)).messages).toHaveLength(1);
  });

  test('tells its reader’s side when it was read', async () => {
    const talk = await converse('read-mark');
    await call('updateConversation', talks.asked.person.token, { id: talk.id }, { read: true });
    const { readAt, unread } = (await stored(talk)).conversation;
    expect([readAt?.couple, typeof readAt?.supplier, unread.supplier]).toEqual([null, 'string', 0]);
  });
});

describe('a quote', () => {
  test('is taken back by who named it: it stays to be read, and the price before it stands again [P-m12]', async () => {
    const talk = await converse('quote-back');
    const quoteOf = (amount: number) => ({
      kind: 'quote',
      quote: { price: { amount, currency: 'GBP', basis: 'total', condition: '' }, includes: '', validUntil: null },
    });
    const first = await say(talks.asked.person.token, talk.id, quoteOf(185_000));
    const second = await say(talks.asked.person.token, talk.id, quoteOf(185));
    const back = (token: string, { body }: typeof first) =>
      call('withdrawQuote', token, { id: talk.id, messageId: String(body['messageId']) });
    const amountNow = async () => (await stored(talk)).conversation.answers?.quote?.price.amount;
    expect(await amountNow()).toBe(185);
    expect(codeOf(await back(talk.couple.token, second))).toEqual([404, 'not-a-quote']);
    const stranger = await backend.couple('quote-stranger');
    expect(codeOf(await back(stranger.token, second))).toEqual([403, 'not-a-member']);
    expect(codeOf(await back(talks.asked.person.token, second))).toEqual([200, 'done']);
    expect(await amountNow()).toBe(185_000);
    expect(codeOf(await back(talks.asked.person.token, second))).toEqual([200, 'done']);
    expect(codeOf(await back(talks.asked.person.token, first))).toEqual([200, 'done']);
    expect(await amountNow()).toBeUndefined();
    const { messages } = await stored(talk);
    expect(messages.map(({ quote }) => [quote?.price.amount, typeof quote?.withdrawnAt])).toEqual([
      [undefined, 'undefined'],
      [185_000, 'string'],
      [185, 'string'],
    ]);
    const words = { id: talk.id, messageId: talk.first };
    expect(codeOf(await call('withdrawQuote', talk.couple.token, words))).toEqual([404, 'not-a-quote']);
  });
});

describe('a visit', () => {
  test('is answered by the other side, once', async () => {
    const talk = await converse('visit');
    const content = { kind: 'visit', visit: { day: '2099-02-01', time: null, place: 'The barn' } };
    const { body } = await say(talk.couple.token, talk.id, content);
    const at = { id: talk.id, messageId: String(body['messageId']) };
    const answer = (token: string, given: string) => call('answerVisit', token, at, { answer: given });
    expect(codeOf(await answer(talk.couple.token, 'accepted'))).toEqual([404, 'not-a-visit']);
    expect(codeOf(await answer(talks.asked.person.token, 'accepted'))).toEqual([200, 'done']);
    expect(codeOf(await answer(talks.asked.person.token, 'accepted'))).toEqual([200, 'done']);
    expect(codeOf(await answer(talks.asked.person.token, 'declined'))).toEqual([409, 'visit-answered']);
    const words = { id: talk.id, messageId: talk.first };
    expect(codeOf(await call('answerVisit', talks.asked.person.token, words, { answer: 'accepted' }))).toEqual([
      404,
      'not-a-visit',
    ]);
    const { conversation, messages } = await stored(talk);
    expect([messages[1]?.visit?.answer, conversation.answers?.visit?.answer]).toEqual(['accepted', 'accepted']);
  });
});
