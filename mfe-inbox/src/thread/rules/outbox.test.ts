import fc from 'fast-check';
import { groupMessages, shownMessages } from './message-groups';
import { nextOutbox, type Outbox, type OutboxEvent } from './outbox';

const queued = (clientId: string): OutboxEvent => ({
  type: 'queued',
  clientId,
  body: `words of ${clientId}`,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const stored = (id: string, from: 'couple' | 'supplier', createdAt: string) => ({
  id,
  from,
  senderUid: 'u1',
  body: id,
  createdAt,
});

describe('the outbox', () => {
  test('keeps a message until it is stored, whatever else happens', () => {
    const others: OutboxEvent[] = [
      { type: 'failed', clientId: 'a', failure: 'connection' },
      { type: 'retried', clientId: 'a' },
      queued('b'),
      queued('a'),
      { type: 'stored', ids: ['z'] },
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...others)), (events) => {
        const outbox = [queued('a'), ...events].reduce<Outbox>(nextOutbox, []);
        return outbox.filter(({ clientId }) => clientId === 'a').length === 1;
      }),
    );
    expect(nextOutbox(nextOutbox([], queued('a')), { type: 'stored', ids: ['a'] })).toEqual([]);
  });

  test('shows a message once when it is both stored and on its way', () => {
    const outbox = nextOutbox([], queued('m1'));
    const shown = shownMessages([stored('m1', 'couple', '2026-11-20T12:00:01.000Z')], outbox, 'couple');
    expect(shown.map(({ id, state }) => [id, state])).toEqual([['m1', 'stored']]);
  });
});

describe('a thread', () => {
  test('puts a day over its messages, and what one side says without a pause together', () => {
    const messages = shownMessages(
      [
        stored('m1', 'supplier', '2026-11-17T21:14:00.000Z'),
        stored('m2', 'supplier', '2026-11-17T21:15:00.000Z'),
        stored('m3', 'couple', '2026-11-17T21:16:00.000Z'),
        stored('m4', 'couple', '2026-11-18T08:00:00.000Z'),
      ],
      [],
      'couple',
    );
    const days = groupMessages(messages, (instant) => instant.slice(0, 10));
    expect(days.map(({ day, groups }) => [day, groups.map((group) => group.messages.map(({ id }) => id))])).toEqual([
      ['2026-11-17', [['m1', 'm2'], ['m3']]],
      ['2026-11-18', [['m4']]],
    ]);
  });

  test('loses no message to its groups', () => {
    const message = fc.record({
      id: fc.uuid(),
      from: fc.constantFrom('couple' as const, 'supplier' as const),
      createdAt: fc.integer({ min: 0, max: 10_000_000 }).map((at) => new Date(at * 60_000).toISOString()),
    });
    fc.assert(
      fc.property(fc.array(message), (said) => {
        const shown = shownMessages(
          said.map(({ id, from, createdAt }) => stored(id, from, createdAt)),
          [],
          'couple',
        );
        const days = groupMessages(shown, (instant) => instant.slice(0, 10));
        expect(days.flatMap(({ groups }) => groups.flatMap(({ messages }) => messages))).toEqual(shown);
      }),
    );
  });
});
