interface DateWords {
  calendar: string;
  previous: string;
  next: string;
  /** Messages for text that is no day, or a day that cannot be chosen. */
  noDay: (example: string) => string;
  noTime: (example: string) => string;
}

const en: DateWords = {
  calendar: 'Choose in the calendar',
  previous: 'Previous month',
  next: 'Next month',
  noDay: (example) => `Please write a day such as ${example}.`,
  noTime: (example) => `Please write a time such as ${example}.`,
};

/** By language: each remote renders these fields, and a remote of an earlier release brings no texts for them. */
const words: Record<string, DateWords> = {
  en,
  de: {
    calendar: 'Im Kalender wählen',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    noDay: (example) => `Schreibt einen Tag wie ${example}.`,
    noTime: (example) => `Schreibt eine Uhrzeit wie ${example}.`,
  },
  fr: {
    calendar: 'Choisir dans le calendrier',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    noDay: (example) => `Écrivez un jour comme ${example}.`,
    noTime: (example) => `Écrivez une heure comme ${example}.`,
  },
};

export const dateWords = (locale: string): DateWords => words[new Intl.Locale(locale).language] ?? en;
