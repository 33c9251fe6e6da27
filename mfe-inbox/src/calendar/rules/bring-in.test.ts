import type { Day } from '#talk/days/taken-days';
import { type Before, bookedDays, planOf } from './bring-in';

const updatedAt = '2026-11-01T10:00:00.000Z';
const said = (day: string, state: Day['state'], calendars?: string[]): Day => ({
  ...{ id: day, day, state, until: null, updatedAt },
  ...(calendars !== undefined && { calendars }),
});
const before: Before = {
  said: [
    said('2027-06-01', 'busy'),
    said('2027-06-02', 'held'),
    said('2027-06-03', 'free'),
    said('2027-06-04', 'busy', ['work']),
    said('2027-06-05', 'busy', ['work', 'home']),
  ],
  ofProfile: ['2027-06-06'],
  calendars: [],
};

test('a day becomes taken unless it is already, and no hold is lost to a calendar [32]', () => {
  const days = Array.from({ length: 7 }, (_, at) => `2027-06-0${at + 1}`);
  expect(planOf(before, 'new', days)).toEqual({
    taken: ['2027-06-03', '2027-06-07'],
    here: ['2027-06-01', '2027-06-04', '2027-06-05', '2027-06-06'],
    held: ['2027-06-02'],
    gone: [],
  });
});

test('read again, a calendar lets go of what it says no more, and of nothing that others said [32]', () => {
  const { gone } = planOf(before, 'work', ['2027-06-07']);
  expect(gone.map(({ day }) => day)).toEqual(['2027-06-04', '2027-06-05']);
  expect(planOf(before, 'home', []).gone.map(({ day }) => day)).toEqual(['2027-06-05']);
});

test('a closed day is not booked: a wedding that a calendar has on it is still to be stored [32]', () => {
  const closed = { weekdays: [1], months: [] };
  const ofProfile = bookedDays({ busyDays: ['2027-06-07', '2027-06-12'], closed });
  expect(ofProfile).toEqual(['2027-06-12']);
  expect(bookedDays({ closed })).toEqual([]);
  expect(planOf({ said: [], ofProfile, calendars: [] }, 'new', ['2027-06-07', '2027-06-12'])).toMatchObject({
    taken: ['2027-06-07'],
    here: ['2027-06-12'],
  });
});
