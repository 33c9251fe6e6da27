import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.contacts.title': 'Vos échanges avec les prestataires',
  'inbox.contacts.lead': 'Tous ceux que vous avez contactés ou réservés, et les vôtres, avec la suite.',
  'inbox.contacts.none': 'Encore personne ici',
  'inbox.contacts.none-text': 'Contactez quelqu’un, et il apparaîtra ici avec son dernier message.',
  'inbox.contacts.find': 'Trouver des prestataires',
  'inbox.contacts.failed': 'Cette liste ne s’est pas chargée',
  'inbox.contacts.log-in': 'Se connecter',
  'inbox.contacts.to-inbox': 'Vers la messagerie',
  'inbox.contacts.booked': 'Réservé',
  'inbox.contacts.next.answer': 'À vous de répondre',
  'inbox.contacts.next.wait': 'En attente de leur réponse',
  'inbox.contacts.next.ask': 'À contacter',
  'inbox.contacts.next.meet': 'Visite convenue',
  'inbox.contacts.failed-text': 'Rien n’est perdu. Réessayez dans un instant.',
};
