/** What logging in and signing up are called nowhere: each language has one word for either, for couples to learn once. */
const others: Readonly<Record<string, readonly RegExp[]>> = {
  // Log in, sign up.
  en: [
    /\bsign(?:ed|ing|s)?[ -]in\b/iu,
    /\blog(?:ged|ging)?[ -]on\b/iu,
    /\b(?:creat|mak)(?:e|es|ed|ing) (?:an |your )?account\b/iu,
    /\bregister (?:now|here|for free)\b/iu,
    /\bstart planning\b/iu,
  ],
  // Anmelden, registrieren.
  de: [
    /\beinlogg/iu,
    /\blogg?t? (?:dich|euch) ein\b/iu,
    /\bkonto (?:anlegen|erstellen|eröffnen)\b/iu,
    /\b(?:leg|erstell)t? (?:dir |euch )?ein konto\b/iu,
  ],
  // Se connecter, s’inscrire.
  fr: [
    /\bs’identifi/iu,
    /\bidentifiez-vous\b/iu,
    /\bcré(?:er|ez|ant|e) (?:un|le|votre|mon) compte\b/iu,
    /\benregistrez-vous\b/iu,
  ],
};

/** The words of a text for logging in or signing up that are not the one word of its language. */
export const otherWordsForEntry = (locale: string, text: string): string[] =>
  (others[locale.slice(0, 2)] ?? []).flatMap((words) => words.exec(text)?.[0] ?? []);
