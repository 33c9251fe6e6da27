import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'planning.home.title': 'Start',
  'planning.home.morning': 'Guten Morgen, {names}',
  'planning.home.afternoon': 'Guten Tag, {names}',
  'planning.home.evening': 'Guten Abend, {names}',
  'planning.home.date-place': '{date}, {place}',
  'planning.home.no-date': 'Noch kein Termin, und das ist in Ordnung',
  'planning.home.season.spring': 'Frühling',
  'planning.home.season.summer': 'Sommer',
  'planning.home.season.autumn': 'Herbst',
  'planning.home.season.winter': 'Winter',
  'planning.home.midweek': 'Montag bis Donnerstag',
  'planning.home.season-year': '{season} {year}',
  'planning.home.week-day-month': '{weekDay} im {month}',
  'planning.home.some-year': '{when}, Jahr offen',
  'planning.home.three': 'Drei für diese Woche',
  'planning.home.all-tasks': 'Alle Aufgaben',
  'planning.home.posy': 'Euer Strauß',
  'planning.home.posy-progress': '{done, number} von {total, number} Aufgaben erledigt.',
  'planning.home.posy-none': 'Er fängt klein an. Mit dem ersten Haken wächst er.',
  'planning.home.posy-some': 'Alle paar Haken kommt ein Stiel dazu.',
  'planning.home.posy-all': 'In voller Blüte.',
  'planning.home.posy-bar': 'Erledigte Aufgaben',
  'planning.home.nothing-next.title': 'Nichts mehr abzuhaken',
  'planning.home.nothing-next.text': 'Die ganze Liste ist erledigt. Setzt Teewasser auf.',
};
