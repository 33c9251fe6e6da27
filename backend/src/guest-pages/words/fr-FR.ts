import { type GuestWords } from './guest-words';

const them = (couple: string): string => (couple === '' ? 'les mariés' : couple);

/** Guests are addressed politely, as on a card. */
export const french: GuestWords = {
  title: (couple) => (couple === '' ? 'Votre invitation' : `${couple} : votre invitation`),
  dear: (names) => `Bonjour ${names}`,
  invite: (day) =>
    day === null
      ? 'Nous serions ravis de vous avoir avec nous.'
      : `Nous serions ravis de vous avoir avec nous le ${day}.`,
  replyBy: (day) => `Merci de répondre d’ici le ${day} ; vous pouvez modifier vos réponses jusqu’à la fin de ce jour.`,
  replySoon: 'Dites-nous si vous pouvez venir. Vous pourrez modifier vos réponses plus tard.',
  answered: (day) => `Vous avez répondu le ${day}. Ce que vous modifiez ici remplace cette réponse.`,
  noted: (day) => `Votre réponse a été notée pour vous le ${day}. Ce que vous modifiez ici la remplace.`,
  mainEvent: 'Le mariage',
  attire: (attire) => `Tenue : ${attire}`,
  zone: (zone) => `Les heures sont celles du lieu du mariage (${zone}).`,
  all: 'Nous venons tous',
  me: 'Je viens',
  coming: 'Vient',
  cannot: 'Ne peut pas',
  mainCourse: 'Plat principal',
  choose: 'À choisir',
  needs: (name) => `Que ne peut pas manger ${name} ?`,
  needsOfGuest: 'Que ne peut pas manger la personne qui vous accompagne ?',
  diets: 'Régime',
  allergens: 'Allergies et intolérances',
  dietNotes: 'Autre chose que la cuisine devrait savoir',
  onlyFor: (couple) => `Visible seulement par ${them(couple)} et le traiteur.`,
  plusOne: 'La personne qui vous accompagne',
  plusOneName: 'Qui vous accompagne ?',
  plusOneHint: 'Vous pourrez donner son nom plus tard.',
  song: 'Une chanson qui vous fait danser',
  message: (couple) => `Un mot pour ${them(couple)}`,
  optional: 'si vous voulez',
  send: 'Envoyer notre réponse',
  afterSend: 'Vous aurez une confirmation avec les horaires pour votre agenda. Aucun compte nécessaire.',
  thanks: 'Merci, à bientôt !',
  thanksDeclined: 'Merci de nous avoir prévenus',
  sentWith: (couple) => `${couple === '' ? 'Les mariés ont' : `${couple} ont`} bien votre réponse. La voici :`,
  stillOpen: 'Il reste des questions sans réponse.',
  notAnswered: 'Sans réponse',
  change: 'Modifier nos réponses',
  calendar: 'Ajouter à votre agenda',
  website: 'Vers le site du mariage',
  closed: (day, couple) =>
    `Il était possible de répondre jusqu’au ${day}. ${couple === '' ? 'Les mariés ont' : `${couple} ont`} votre réponse telle qu’elle figure ici. Quelque chose a changé ? Écrivez-leur ou appelez-les : ils peuvent encore la modifier.`,
  nobodySaid: 'Dites pour au moins une personne si elle vient. Le reste de ce que vous avez écrit est toujours là.',
  changedMeanwhile:
    'L’invitation a changé pendant que vous répondiez. Merci de la relire, puis de l’envoyer à nouveau.',
  choiceChanged: (question) =>
    `Les réponses à « ${question} » ont changé pendant que vous répondiez. Merci de choisir à nouveau, puis d’envoyer ; le reste est toujours là.`,
  numberWanted: (question) =>
    `Merci de répondre à « ${question} » par un nombre de 0 à 99, en chiffres. Tout ce que vous avez écrit est toujours là.`,
  notRead: 'Une partie de la réponse n’a pas pu être lue. Merci de la relire, puis de l’envoyer à nouveau.',
  busy: 'Votre réponse n’est pas encore enregistrée : beaucoup de personnes répondent en ce moment. Tout ce que vous avez écrit est encore ici. Merci de l’envoyer à nouveau.',
  unsure:
    'Nous ne savons pas si votre réponse a été enregistrée. Tout ce que vous avez écrit est encore ici. Merci de l’envoyer à nouveau : elle ne compte qu’une fois, même si elle arrive deux fois.',
  unknownTitle: 'Cette invitation ne peut pas s’ouvrir',
  unknown:
    'Le lien est incomplet, ou un lien plus récent l’a remplacé. Rouvrez-le depuis l’e-mail ou le carton, ou demandez-en un nouveau aux mariés.',
  tooOften: 'C’était trop fréquent. Attendez quelques minutes, puis réessayez.',
  otherLanguages: 'Dans une autre langue',
  locked: {
    title: 'Ce site s’ouvre avec un mot de passe',
    lead: 'Il est sur votre invitation, ou les mariés peuvent vous le dire.',
    password: 'Mot de passe',
    open: 'Ouvrir',
    wrong: 'Ce n’est pas le mot de passe. Vérifiez-le lettre par lettre.',
    tooOften: 'Trop d’essais. Attendez dix minutes, puis réessayez.',
  },
  lost: {
    title: 'Retrouver votre invitation',
    lead: (couple) =>
      `Nous envoyons le lien de votre invitation à l’adresse que ${couple === '' ? 'les mariés' : couple} ont de vous.`,
    name: 'Votre nom, comme sur l’invitation',
    proof: 'Votre code postal ou adresse e-mail',
    proofHint: 'Pour que personne d’autre ne demande votre invitation.',
    send: 'M’envoyer le lien',
    sent: 'Si cela correspond à ce que les mariés ont noté, un e-mail avec votre lien est en route. Rien au bout de dix minutes ? Demandez aux mariés.',
    missing: 'Merci de remplir les deux champs.',
  },
  diet: {
    vegetarian: 'Végétarien',
    vegan: 'Végan',
    pescatarian: 'Pescétarien',
    halal: 'Halal',
    kosher: 'Casher',
    'no-alcohol': 'Sans alcool',
  },
  allergen: {
    celery: 'Céleri',
    crustaceans: 'Crustacés',
    eggs: 'Œufs',
    fish: 'Poisson',
    gluten: 'Gluten',
    lupin: 'Lupin',
    milk: 'Lait',
    molluscs: 'Mollusques',
    mustard: 'Moutarde',
    nuts: 'Fruits à coque',
    peanuts: 'Arachides',
    sesame: 'Sésame',
    soya: 'Soja',
    sulphites: 'Sulfites',
  },
};
