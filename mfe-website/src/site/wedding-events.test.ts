import { untouchedMainEvent, withMainEvent } from '@posy/shared-contracts/rules';
import fc from 'fast-check';
import { type EventDetails, nextEvent, orderEvents } from './wedding-events';

const defaults = { mainName: 'Our wedding day', date: '2027-09-11' };
const event = (id: string, changes: Partial<EventDetails> = {}): EventDetails => ({
  id,
  type: 'custom',
  name: id,
  date: '2027-09-11',
  time: { startTime: null },
  place: '',
  description: '',
  attire: '',
  createdAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});
const at = (startTime: string | null) => ({ time: { startTime } });
const order = (events: EventDetails[]): string[] => orderEvents(events, defaults).map(({ id }) => id);

describe('events', () => {
  test('sort first by date [S4-event-order-01]', () => {
    expect(order([event('brunch', { date: '2027-09-12', ...at('09:00') }), event('dinner', at('18:00'))])).toEqual([
      'dinner',
      'brunch',
    ]);
  });

  test('of one date sort by start time, those with one before those without [S4-event-order-02]', () => {
    expect(order([event('some time'), event('dinner', at('18:00')), event('ceremony', at('13:30'))])).toEqual([
      'ceremony',
      'dinner',
      'some time',
    ]);
  });

  test('of one date and time sort by created time [S4-event-order-03]', () => {
    const later = event('later', { ...at('13:30'), createdAt: '2026-11-02T10:00:00.000Z' });
    expect(order([later, event('earlier', at('13:30'))])).toEqual(['earlier', 'later']);
  });

  test('keep their order however they come', () => {
    const any = fc.record({
      date: fc.constantFrom('2027-09-11', '2027-09-12', null),
      startTime: fc.constantFrom('09:00', '13:30', null),
      createdAt: fc.constantFrom('2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (shapes) => {
        const events = shapes.map(({ date, startTime, createdAt }, id) =>
          event(String(id), { date, createdAt, ...at(startTime) }),
        );
        const ends = (list: EventDetails[]) =>
          orderEvents(list, defaults).map(({ date, time, createdAt }) => [date, time.startTime, createdAt]);
        expect(ends([...events].reverse())).toEqual(ends(events));
      }),
    );
  });

  test('have a main one with a default name, on the wedding’s date', () => {
    const main = untouchedMainEvent({ createdAt: '2026-11-01T10:00:00.000Z' });
    expect(orderEvents(withMainEvent<EventDetails>([], main), defaults)).toEqual([
      { ...main, name: 'Our wedding day', date: '2027-09-11' },
    ]);
    expect(withMainEvent([event('x', { type: 'main' })], event('main'))).toHaveLength(1);
  });

  test('name the next one of today or later', () => {
    const ordered = orderEvents([event('a', { date: '2027-09-10' }), event('b'), event('c', { date: null })], defaults);
    expect(nextEvent(ordered, '2027-09-11')?.id).toBe('b');
    expect(nextEvent(ordered, '2027-09-12')).toBeNull();
  });
});
