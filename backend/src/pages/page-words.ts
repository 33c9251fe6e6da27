import { type Market } from '@posy/shared-contracts/markets';

interface Words {
  index: { title: string; description: string };
  directory: { title: string; description: string };
  signup: string;
  website: string;
}

/** Words of the document's head, for readers who see the page before its scripts run, and for search engines. */
export const pageWords: Record<Market['language'], Words> = {
  en: {
    index: {
      title: 'Plan your wedding together',
      description:
        'A calm place to plan your wedding: a checklist that fits your date, suppliers near you, and a website for your guests.',
    },
    directory: {
      title: 'Wedding suppliers',
      description: 'Find venues, photographers, florists and everyone else you need, with prices and reviews.',
    },
    signup: 'Sign up or log in',
    website: 'Wedding website',
  },
  de: {
    index: {
      title: 'Plant eure Hochzeit gemeinsam',
      description:
        'Ein ruhiger Ort für eure Hochzeitsplanung: eine Checkliste zu eurem Datum, Dienstleister in der Nähe und eine Website für eure Gäste.',
    },
    directory: {
      title: 'Hochzeitsdienstleister',
      description:
        'Findet Locations, Fotografie, Floristik und alle anderen, die ihr braucht, mit Preisen und Bewertungen.',
    },
    signup: 'Registrieren oder anmelden',
    website: 'Hochzeitswebsite',
  },
  fr: {
    index: {
      title: 'Préparez votre mariage ensemble',
      description:
        'Un endroit serein pour préparer votre mariage : une liste de tâches selon votre date, des prestataires près de chez vous et un site pour vos invités.',
    },
    directory: {
      title: 'Prestataires de mariage',
      description:
        'Trouvez lieux, photographes, fleuristes et tous les autres prestataires, avec leurs prix et leurs avis.',
    },
    signup: 'S’inscrire ou se connecter',
    website: 'Site de mariage',
  },
};
