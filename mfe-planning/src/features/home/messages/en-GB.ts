import type { Messages } from '@posy/remote-kit';

/** What home says. The source of the other languages. */
export const messages = {
  'planning.home.title': 'Home',
  'planning.home.morning': 'Good morning, {names}',
  'planning.home.afternoon': 'Good afternoon, {names}',
  'planning.home.evening': 'Good evening, {names}',
  'planning.home.date-place': '{date}, {place}',
  'planning.home.no-date': 'No date yet, and that’s fine',
  'planning.home.season.spring': 'Spring',
  'planning.home.season.summer': 'Summer',
  'planning.home.season.autumn': 'Autumn',
  'planning.home.season.winter': 'Winter',
  'planning.home.midweek': 'Monday to Thursday',
  'planning.home.season-year': '{season} {year}',
  'planning.home.week-day-month': '{weekDay} in {month}',
  'planning.home.some-year': '{when}, year open',
  'planning.home.three': 'Three for this week',
  'planning.home.all-tasks': 'All tasks',
  'planning.home.posy': 'Your posy',
  'planning.home.posy-progress': '{done, number} of {total, number} tasks done.',
  'planning.home.posy-none': 'It starts small, and grows with your first tick.',
  'planning.home.posy-some': 'Every few ticks, another stem.',
  'planning.home.posy-all': 'In full bloom.',
  'planning.home.posy-bar': 'Tasks done',
  'planning.home.nothing-next.title': 'Nothing left to tick',
  'planning.home.nothing-next.text': 'The whole list is done. Put the kettle on.',
} as const satisfies Messages;
