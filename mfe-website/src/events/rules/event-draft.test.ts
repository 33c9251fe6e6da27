import { weddingEventSchema } from '@posy/shared-contracts/entities';
import { untouchedMainEvent } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { storedEvent } from '#testing/stored-event';
import { contentOf, draftOf, eventFaults, newEventDraft } from './event-draft';

const defaults = { mainName: 'Our wedding day', date: '2027-09-11' };

describe('an event’s form', () => {
  const draft = { ...newEventDraft(defaults), name: 'Ceremony' };

  test.each([
    [{ name: ' ' }, { name: 'name-missing' }],
    [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
    [{ date: '2027-13-40' }, { date: 'date-unclear' }],
    [{ startTime: '25:00' }, { startTime: 'time-unclear' }],
    [{ startTime: '13:30', endTime: '26:00' }, { endTime: 'time-unclear' }],
    [{ endTime: '22:00' }, { startTime: 'start-missing' }],
    [{ startTime: '22:00', endTime: '01:00' }, {}],
    [{ startTime: '13:30', place: 'The walled garden' }, {}],
  ])('with %j has the faults %j', (changes, faults) => {
    expect(eventFaults({ ...draft, ...changes })).toEqual(faults);
  });

  test('stores no date and no name for a main event that follows the wedding', () => {
    const main = draftOf(untouchedMainEvent({ createdAt: '2026-11-01T10:00:00.000Z' }), defaults);
    expect(main).toMatchObject({ name: '', date: '2027-09-11' });
    expect(contentOf(main, defaults)).toMatchObject({ name: '', date: null });
    expect(contentOf({ ...main, date: '2027-09-12' }, defaults)).toMatchObject({ date: '2027-09-12' });
  });

  test('a main event at the booked venue stores no place: it follows the booking until it has one of its own [P-H10]', () => {
    const booked = { ...defaults, place: 'Fern Barn, Bath' };
    const main = draftOf(untouchedMainEvent({ createdAt: '2026-11-01T10:00:00.000Z' }), booked);
    expect(main.place).toBe('Fern Barn, Bath');
    expect(contentOf(main, booked).place).toBe('');
    expect(contentOf({ ...main, place: 'The orchard' }, booked).place).toBe('The orchard');
    expect(draftOf({ ...untouchedMainEvent({ createdAt: '' }), type: 'custom' }, booked).place).toBe('');
  });

  test('brings a stored event back as it was, with its end and who is asked to it', () => {
    const audience = { kind: 'households', parts: [], households: { gran: true } };
    const time = { startTime: '16:30', endTime: '23:00' };
    const changes = { place: 'The barn', attire: 'Boots', visible: false, time, audience };
    const stored = v.parse(weddingEventSchema, storedEvent('Dinner', '16:30', changes));
    expect({ ...stored, ...contentOf(draftOf(stored, defaults), defaults) }).toEqual(stored);
  });
});
