import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'households.tabs': 'Ce que les invités reçoivent et disent',
  'households.tabs.look': 'Style et textes',
  'households.tabs.invitations': 'Invitations',
  'households.tabs.answers': 'Réponses',
  'households.news.answered': 'A répondu le {day}',
  'households.news.opened': 'Ouverte le {day}',
  'households.news.mail': 'Envoyée le {day}',
  'households.news.print': 'Carte faite le {day}',
  'households.news.link': 'Lien créé le {day}',
  'households.news.bounced': 'Revenue de {email}',
  'households.news.stopped': 'Ne veut pas de courrier',
  'households.loading': 'Chargement de vos invités',
  'households.reads-along': 'Vous êtes en lecture. Le couple peut vous permettre de modifier.',
  'households.failed.title': 'Vos invités ne se sont pas chargés',
  'households.failed.text': 'Rien n’est perdu. Les liens et les réponses continuent de fonctionner.',
  'households.signed-out.title': 'Invitations et réponses au même endroit',
  'households.signed-out.text': 'Connectez-vous pour voir qui a reçu la sienne et qui vient.',
  'households.signed-out.go': 'Se connecter',
  'households.no-wedding.title': 'D’abord le mariage, ensuite les invitations',
  'households.no-wedding.text': 'Dites-nous qui se marie. Cela prend une minute.',
  'households.no-wedding.go': 'Commencer',
  'households.not-shared.title': 'Les invités ne sont pas partagés avec vous',
  'households.not-shared.text':
    'Le couple décide qui voit quoi. Demandez-leur : la page s’ouvrira dès qu’ils la partageront.',
  'households.not-shared.go': 'Aller à l’accueil',
};
