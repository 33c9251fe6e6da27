import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'shell.ask.enquiry.title': 'Presque envoyé',
  'shell.ask.enquiry.lead':
    'Inscrivez-vous et votre message part aussitôt. La réponse arrive ici, dans votre messagerie : votre adresse personnelle reste à vous.',
  'shell.ask.shortlist.title': 'Le garder ?',
  'shell.ask.shortlist.lead': 'Inscrivez-vous et il rejoint votre sélection, sur tous vos appareils, pour vous deux.',
  'shell.ask.save.title': 'Le garder dans votre projet ?',
  'shell.ask.save.lead': 'Inscrivez-vous et c’est aussitôt enregistré dans votre projet.',
  'shell.ask.close': 'Fermer',
};
