import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.title': 'Messagerie',
  'inbox.retry': 'Réessayer',
  'inbox.category':
    '{category, select, venues {Lieu de réception} photographers {Photographe} florists {Fleuriste} caterers {Traiteur} music {Musique} video {Vidéaste} decoration {Décoration} entertainment {Animation} cakes {Gâteaux} beauty {Coiffure et maquillage} dress {Robes} transport {Transport} menswear {Costumes} stationery {Papeterie} marquee {Chapiteaux} other {Prestataire}}',
  'inbox.list.loading': 'Chargement de vos conversations',
  'inbox.card.title': 'Réponses',
  'inbox.card.all': 'Messagerie',
  'inbox.card.unread':
    '{count, plural, =0 {Tout est lu. Rien ne vous attend.} one {Du nouveau dans # conversation.} other {Du nouveau dans # conversations.}}',
  'inbox.card.quiet': 'Les réponses des prestataires arrivent ici, votre adresse e-mail reste la vôtre.',
  'inbox.card.unavailable': 'Vos réponses ne se sont pas chargées. Aucune n’est perdue.',
};
