/** The few words that are shown without the page. */
export interface AppWords {
  title: string;
  body: string;
  retry: string;
}

const catalogues: Record<'en' | 'de' | 'fr', AppWords> = {
  en: {
    title: 'Posy can’t be reached',
    body: 'You seem to have no connection. Your plan is safe, and comes back as soon as you’re online.',
    retry: 'Try again',
  },
  de: {
    title: 'Posy ist nicht erreichbar',
    body: 'Du scheinst keine Verbindung zu haben. Euer Plan ist sicher und ist wieder da, sobald du online bist.',
    retry: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Posy est injoignable',
    body: 'Vous semblez ne pas avoir de connexion. Votre organisation est en sécurité et revient dès que vous êtes en ligne.',
    retry: 'Réessayer',
  },
};

/** The words of the device's language; English where there is no catalogue of it. */
export const wordsOf = (locale = Intl.DateTimeFormat().resolvedOptions().locale): AppWords => {
  const language = locale.split('-')[0] ?? '';
  return language === 'de' || language === 'fr' ? catalogues[language] : catalogues.en;
};
