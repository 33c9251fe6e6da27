/**
 * Words that no text uses for logging in, logging out, signing up and an email: each language has one word for each, so
 * that couples learn only one.
 */
const others: Readonly<Record<string, readonly RegExp[]>> = {
  // Log in, log out, sign up, email.
  en: [
    /\bsign(?:ed|ing|s)?[ -](?:in|out)\b/iu,
    /\blog(?:ged|ging)?[ -]on\b/iu,
    /\b(?:creat|mak)(?:e|es|ed|ing) (?:an |your )?account\b/iu,
    /\bregister (?:now|here|for free)\b/iu,
    /\bstart planning\b/iu,
    /\be-mails?\b/iu,
    /\bby mail\b/iu,
  ],
  // Anmelden, registrieren, E-Mail.
  de: [
    /\beinlogg/iu,
    /\blogg?t? (?:dich|euch) ein\b/iu,
    /\bkonto (?:anlegen|erstellen|eröffnen)\b/iu,
    /\b(?:leg|erstell)t? (?:dir |euch )?ein konto\b/iu,
    /(?<![{\w.-])e?mails?\b(?! \{|,)/iu,
  ],
  // Se connecter, s’inscrire, e-mail.
  fr: [
    /\bs’identifi/iu,
    /\bidentifiez-vous\b/iu,
    /\bcré(?:er|ez|ant|e) (?:un|le|votre|mon) compte\b/iu,
    /\benregistrez-vous\b/iu,
    /(?<![{\w.-])(?:e?mails?|courriels?)\b(?! \{|,)/iu,
  ],
};

/** The words of a text for one of these that are not the one word of its language. */
export const otherWords = (locale: string, text: string): string[] =>
  (others[locale.slice(0, 2)] ?? []).flatMap((words) => words.exec(text)?.[0] ?? []);
