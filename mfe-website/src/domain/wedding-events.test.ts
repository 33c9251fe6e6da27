import fc from 'fast-check';
import { contentOf, draftOf, eventFaults, newEventDraft } from './event-draft';
import { growStem } from './stem';
import { nextEvent, orderEvents, untouchedMainEvent, withMainEvent, type EventDetails } from './wedding-events';

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
  it('sort first by date [S4-event-order-01]', () => {
    expect(order([event('brunch', { date: '2027-09-12', ...at('09:00') }), event('dinner', at('18:00'))])).toEqual([
      'dinner',
      'brunch',
    ]);
  });

  it('of one date sort by start time, those with one before those without [S4-event-order-02]', () => {
    expect(order([event('some time'), event('dinner', at('18:00')), event('ceremony', at('13:30'))])).toEqual([
      'ceremony',
      'dinner',
      'some time',
    ]);
  });

  it('of one date and time sort by created time [S4-event-order-03]', () => {
    const later = event('later', { ...at('13:30'), createdAt: '2026-11-02T10:00:00.000Z' });
    expect(order([later, event('earlier', at('13:30'))])).toEqual(['earlier', 'later']);
  });

  it('keep their order however they come', () => {
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

  it('have a main one with a default name, on the wedding’s date [S3-event-02]', () => {
    const main = untouchedMainEvent('2026-11-01T10:00:00.000Z');
    expect(orderEvents(withMainEvent<EventDetails>([], main), defaults)).toEqual([
      { ...main, name: 'Our wedding day', date: '2027-09-11' },
    ]);
    expect(withMainEvent([event('x', { type: 'main' })], event('main'))).toHaveLength(1);
  });

  it('name the next one of today or later', () => {
    const ordered = orderEvents([event('a', { date: '2027-09-10' }), event('b'), event('c', { date: null })], defaults);
    expect(nextEvent(ordered, '2027-09-11')?.id).toBe('b');
    expect(nextEvent(ordered, '2027-09-12')).toBeNull();
  });
});

describe('an event’s form', () => {
  const draft = { ...newEventDraft(defaults), name: 'Ceremony' };

  it.each([
    [{ name: ' ' }, { name: 'name-missing' }],
    [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
    [{ date: '2027-13-40' }, { date: 'date-unclear' }],
    [{ startTime: '25:00' }, { startTime: 'time-unclear' }],
    [{ startTime: '13:30', place: 'The walled garden' }, {}],
  ])('with %j has the faults %j', (changes, faults) => {
    expect(eventFaults({ ...draft, ...changes })).toEqual(faults);
  });

  it('stores no date and no name for a main event that follows the wedding', () => {
    const main = draftOf(untouchedMainEvent('2026-11-01T10:00:00.000Z'), defaults);
    expect(main).toMatchObject({ name: '', date: '2027-09-11' });
    expect(contentOf(main, defaults)).toMatchObject({ name: '', date: null });
    expect(contentOf({ ...main, date: '2027-09-12' }, defaults)).toMatchObject({ date: '2027-09-12' });
  });

  it('brings a stored event back as it was', () => {
    const { id: _id, createdAt, ...rest } = event('Dinner', { ...at('16:30'), place: 'The barn', attire: 'Boots' });
    const stored = { ...rest, visible: false, featured: false, supplier: null, createdAt, updatedAt: createdAt };
    expect({ ...stored, ...contentOf(draftOf(stored, defaults), defaults) }).toEqual(stored);
  });
});

describe('a stem', () => {
  it('grows the same from the same seed, and other from another', () => {
    expect(growStem('maya-and-tom', 26, 440)).toEqual(growStem('maya-and-tom', 26, 440));
    expect(growStem('esme-and-rafi', 26, 440)).not.toEqual(growStem('maya-and-tom', 26, 440));
  });
});
