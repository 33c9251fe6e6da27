import { type PriceBasis } from '@posy/shared-contracts/entities';
import { type PageWords } from './page-words';

/** Bases of prices; the others are prices of the whole. */
const bases: Partial<Record<PriceBasis, string>> = {
  'per-day': 'par jour',
  'per-head': 'par personne',
  'per-hour': 'à l’heure',
  'per-item': 'à la pièce',
};
const whole = 'en tout';

const reviewsIn = (count: number): string => (count === 1 ? '1 avis' : `${count} avis`);

export const french: PageWords = {
  home: 'Accueil',
  needsScripts: 'Pour préparer avec vous, Posy a besoin de JavaScript. Voici ce que dit la page sans lui.',
  demo: 'Données de démonstration : tous les prestataires, avis et images sont inventés.',
  start: 'S’inscrire',
  logIn: 'Se connecter',
  markets: 'Pays',
  market: { uk: 'United Kingdom', ie: 'Ireland', us: 'United States', de: 'Deutschland', fr: 'France' },
  within: { uk: 'au Royaume-Uni', ie: 'en Irlande', us: 'aux États-Unis', de: 'en Allemagne', fr: 'en France' },
  illustration: (subject) => `Illustration : ${subject}`,
  index: {
    title: 'Préparez votre mariage ensemble',
    description:
      'Un endroit serein pour préparer votre mariage : une liste de tâches selon votre date, des prestataires près de chez vous et un site pour vos invités.',
    heading: 'Un mariage, c’est cent petites choses à réunir.',
    lead: 'Tenez la liste, trouvez ceux qui feront la journée et dites à chacun où venir. Posy relie le tout, gratuitement pour les couples.',
    categories: 'De qui avez-vous besoin ?',
  },
  directory: {
    title: 'Prestataires de mariage',
    description:
      'Trouvez lieux, photographes, fleuristes et tous les autres prestataires, avec leurs prix et leurs avis.',
  },
  category: {
    title: (category, place) => `${category} ${place}`,
    description: (category, place, count) =>
      `${category} ${place} : comparez ${count === 1 ? 'un profil' : `${count} profils`} avec prix, avis et vrais mariages.`,
    count: (count) => (count <= 1 ? `${count} prestataire` : `${count} prestataires`),
  },
  landing: {
    kind: (kind, category) => `${category} (${kind})`,
    place: (county) => `· ${county}`,
    intro: (category, place, count) =>
      `${category} ${place}\u00a0: ${count} à comparer. Chaque prix dit ce qu’il comprend et pour quels jours, chaque avis quand le mariage a eu lieu. Demandez-en deux ou trois pour le même jour avant de visiter.`,
    towns: (names, count, isAll) => (isAll ? `Villes\u00a0: ${names}.` : `${count} villes, dont ${names}.`),
    prices: (count, basis, { from, to, middle }) =>
      `${count} d’entre eux comptent ${bases[basis] ?? whole}\u00a0: leurs prix commencent entre ${from} et ${to}, la moitié à ${middle} au plus.`,
    room: (meaning, least, most) =>
      ({
        guests: `Le plus petit accueille jusqu’à ${least} convives, le plus grand jusqu’à ${most}.`,
        portions: `Selon l’adresse, ${least} à ${most} parts au plus.`,
        seats: `Selon l’adresse, ${least} à ${most} places.`,
      })[meaning],
  },
  supplier: {
    pictures: (count, name) => `${count === 1 ? 'Une image' : `${count} images`} · ${name}`,
    from: (price) => `À partir de ${price}`,
    onRequest: 'Prix sur demande',
    rating: (average, count) => `${average} sur 5 pour ${reviewsIn(count)}`,
    about: 'Présentation',
    packages: 'Formules',
    saturday: (price) => `Un samedi en saison : ${price}`,
    otherDays: (price) => `Autres vendredis, samedis et dimanches : ${price}`,
    questions: 'Questions',
    reviews: 'Avis',
    allReviews: 'Tous les avis',
    place: 'Lieu',
  },
  reviews: {
    title: 'Ce que disent les autres couples',
    description: 'Les avis des couples sur leurs prestataires de mariage, et les règles qui les encadrent.',
    policyTitle: 'Nos règles pour les avis',
    policy:
      'Qui peut écrire un avis, comment il est vérifié, les huit règles pour les bons comme pour les mauvais, et ce qui a été refusé.',
    of: (supplier) => `Avis sur ${supplier}`,
    describe: (supplier, rating) => `Ce que les couples disent de ${supplier} : ${rating}.`,
    none: 'Pas encore d’avis.',
    stars: (stars) => `${stars} étoiles sur 5`,
    profile: 'Voir le profil',
  },
  forSuppliers: {
    title: 'Pour les prestataires de mariage',
    description:
      'Revendiquez le profil de votre entreprise : répondez aux couples, montrez vos photos, vos prix et vos jours libres.',
  },
  weddings: {
    title: 'Vrais mariages',
    description:
      'Ce que des couples ont choisi, comment la journée s’est passée et qui y a travaillé, en petit comité ou en grand.',
    credits: 'Ils y ont travaillé',
  },
  advice: {
    title: 'Conseils',
    description:
      'Des textes courts, par des gens qui ont déjà organisé un mariage ou deux. Pas de publicité, et des chiffres quand ils aident.',
    next: 'À lire ensuite',
  },
  signup: 'S’inscrire ou se connecter',
  website: {
    title: 'Site de mariage',
    of: (names) => `${names} : notre mariage`,
    description: 'Où venir, quand, et comment répondre.',
    mainEvent: 'Notre mariage',
    reply: 'Répondre à votre invitation',
    theDay: 'La journée',
    credits: 'Un grand merci à',
    gettingThere: 'Comment venir',
    attire: (attire) => `Tenue : ${attire}`,
  },
  notFound: {
    title: 'Il n’y a rien à cette adresse',
    body: 'La page a peut-être déménagé, ou une lettre a glissé. Vos préparatifs sont en sécurité.',
    back: 'Retour à l’accueil',
  },
  bootFailed: {
    title: 'Posy ne s’est pas chargé',
    body: 'Une partie de la page s’est perdue en route. Rien de ce que vous avez enregistré n’est perdu.',
    retry: 'Réessayer',
  },
  override: {
    title: 'Ce n’est pas la version déployée',
    refusedTitle: 'Vous voyez la version déployée',
    stored: (remote, version) => `${remote} ${version} est affiché, dans cet onglet seulement.`,
    developer: (remote, origin) =>
      `${remote} vient de ${origin}, dans cet onglet seulement. Rien ne vérifie l’intégrité de ses fichiers : continuez seulement si ce serveur est le vôtre.`,
    unreachable: (remote, origin) =>
      `${origin} ne répond pas en tant que ${remote} : vous voyez la version déployée. Lancez ce serveur, puis rechargez la page.`,
    refused: (asked, why) => `${asked} n’est pas utilisé. ${why}`,
    refusals: {
      unreadable: 'L’adresse doit nommer un module avec une version ou un serveur, par exemple mfe-reviews@0.1.0.',
      origin: 'Cette installation n’autorise pas ce serveur.',
      'release-set': 'La composition indiquée dans l’adresse n’est plus enregistrée ici.',
    },
    back: 'Revenir à la version déployée',
  },
};
