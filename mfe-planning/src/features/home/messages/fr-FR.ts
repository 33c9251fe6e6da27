import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.home.title': 'Accueil',
  'planning.home.morning': 'Bonjour {names}',
  'planning.home.afternoon': 'Bonjour {names}',
  'planning.home.evening': 'Bonsoir {names}',
  'planning.home.date-place': '{date}, {place}',
  'planning.home.no-date': 'Pas encore de date, et c’est très bien',
  'planning.home.season.spring': 'Printemps',
  'planning.home.season.summer': 'Été',
  'planning.home.season.autumn': 'Automne',
  'planning.home.season.winter': 'Hiver',
  'planning.home.midweek': 'Du lundi au jeudi',
  'planning.home.season-year': '{season} {year}',
  'planning.home.week-day-month': '{weekDay} en {month}',
  'planning.home.some-year': '{when}, année à voir',
  'planning.home.three': 'Trois pour cette semaine',
  'planning.home.all-tasks': 'Toutes les tâches',
  'planning.home.posy': 'Votre bouquet',
  'planning.home.posy-progress': '{done, number} tâches faites sur {total, number}.',
  'planning.home.posy-none': 'Il commence petit. À la première coche, il grandit.',
  'planning.home.posy-some': 'Quelques coches, une tige de plus.',
  'planning.home.posy-all': 'En pleine floraison.',
  'planning.home.posy-bar': 'Tâches faites',
  'planning.home.nothing-next.title': 'Plus rien à cocher',
  'planning.home.nothing-next.text': 'Toute la liste est faite. Mettez l’eau à chauffer.',
};
