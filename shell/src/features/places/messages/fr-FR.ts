import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.places.couple': '{count, plural, =0 {Votre mariage} other {{names}}}',
  'shell.places.list': 'Le reste de votre projet',
  'shell.places.scrapbook': 'Carnet',
  'shell.places.overview': 'Le projet d’un coup d’œil',
  'shell.places.advice': 'Conseils',
  'shell.places.runSheet': 'Déroulé du jour J',
  'shell.places.reviews': 'Vos avis',
  'shell.places.realWeddings': 'Vrais mariages',
  'shell.places.left': '{amount} encore sans devis',
  'shell.places.over': '{amount} de plus que prévu',
  'shell.places.done': '{done} sur {total}',
  'shell.account.signedInAs': 'Connexion : {email}',
  'shell.account.signOut': 'Se déconnecter',
  'shell.account.settings': 'Réglages',
} as const satisfies Messages;
