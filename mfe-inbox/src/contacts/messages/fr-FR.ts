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
  'inbox.contacts.state.own': 'Les vôtres',
  'inbox.contacts.state.asked': 'Contacté',
  'inbox.contacts.state.talking': 'En discussion',
  'inbox.contacts.state.quoted': 'Devis : {price}',
  'inbox.contacts.state.held':
    '{day, select, none {Votre date est en option} other {Votre date est en option jusqu’au {day}}}',
  'inbox.contacts.state.booked': 'Réservé',
  'inbox.contacts.state.closed': 'Terminé',
  'inbox.contacts.state.blocked': 'Bloqué',
  'inbox.contacts.next.answer': 'À vous de répondre',
  'inbox.contacts.next.answer-visit': 'Dites si le {day} vous convient pour une visite',
  'inbox.contacts.next.decide': '{day, select, none {À vous de décider} other {Décidez avant le {day}}}',
  'inbox.contacts.next.meet': '{time, select, none {Rendez-vous le {day}} other {Rendez-vous le {day} à {time}}}',
  'inbox.contacts.next.ask-again': 'Relancez-les, {days, plural, one {# jour} other {# jours}} sans réponse',
  'inbox.contacts.next.wait': 'En attente de leur réponse',
  'inbox.contacts.next.reach': 'Appelez ou écrivez-leur',
  'inbox.contacts.failed-text': 'Rien n’est perdu. Réessayez dans un instant.',
};
