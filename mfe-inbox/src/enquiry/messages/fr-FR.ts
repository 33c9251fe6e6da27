import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'inbox.enquiry.loading': 'Chargement du formulaire',
  'inbox.enquiry.title': 'Écrire à {name}',
  'inbox.enquiry.kind':
    '{category, select, venues {demandes de lieux} photographers {demandes de photographes} florists {demandes de fleuristes} caterers {demandes de traiteurs} music {demandes de musique} video {demandes de vidéo} decoration {demandes de décoration} entertainment {demandes d’animation} cakes {demandes de gâteaux} beauty {demandes de coiffure et maquillage} dress {demandes de robes} transport {demandes de transport} menswear {demandes de costumes} stationery {demandes de papeterie} marquee {demandes de chapiteaux} other {demandes}}',
  'inbox.enquiry.asked': '{open} {enquiries} en cours, sur {limit} au plus.',
  'inbox.enquiry.message': 'Votre message',
  'inbox.enquiry.help': 'De {minimum, number} à {maximum, number} caractères, {count, number} pour l’instant',
  'inbox.enquiry.too-short': 'Encore un peu : au moins {minimum, number} caractères.',
  'inbox.enquiry.too-long': 'C’est un peu long : {maximum, number} caractères au plus.',
  'inbox.enquiry.too-many-links': 'Trop de liens : {links} au plus par message.',
  'inbox.enquiry.start-hello': 'Bonjour !',
  'inbox.enquiry.start-names': 'Nous sommes {names}.',
  'inbox.enquiry.start-when-and-where': 'Nous préparons notre mariage pour le {date} à {place}.',
  'inbox.enquiry.start-when': 'Nous préparons notre mariage pour le {date}.',
  'inbox.enquiry.start-where': 'Nous préparons notre mariage à {place}.',
  'inbox.enquiry.start-ask-date': 'Êtes-vous libres ce jour-là, et quel serait votre prix ?',
  'inbox.enquiry.start-ask': 'Quelles dates avez-vous de libres, et quel serait votre prix ?',
  'inbox.enquiry.shared': 'Ce qui sera visible',
  'inbox.enquiry.shared-message': 'Votre message, tel qu’il est ci-dessus',
  'inbox.enquiry.budget-match': 'Dire aussi si le prix convient à notre budget',
  'inbox.enquiry.private':
    'Votre e-mail et votre téléphone restent privés. Les réponses arrivent dans votre messagerie.',
  'inbox.enquiry.visitor':
    'Vous vous inscrivez d’abord, votre message est conservé. {name} ne voit jamais votre e-mail.',
  'inbox.enquiry.send': 'Envoyer la demande',
  'inbox.enquiry.sign-up': 'S’inscrire pour envoyer',
  'inbox.enquiry.retry': 'Réessayer',
  'inbox.enquiry.log-in': 'Se connecter',
  'inbox.enquiry.failed-connection':
    'La connexion a été perdue. Votre message est conservé : réessayez, il n’arrivera pas deux fois.',
  'inbox.enquiry.failed-session': 'Votre session a expiré. Reconnectez-vous, votre message est conservé.',
  'inbox.enquiry.failed-refused': 'Le serveur n’a pas accepté cette demande. Votre message est conservé.',
  'inbox.enquiry.failed-server': 'Un problème est survenu de notre côté. Votre message est conservé, réessayez.',
  'inbox.enquiry.limit':
    'Vous avez {limit} {enquiries} en cours, c’est le maximum à la fois. Fermez-en une pour en envoyer une autre. Ce que vous avez écrit ici est conservé.',
  'inbox.enquiry.to-inbox': 'Aller à la messagerie',
  'inbox.enquiry.sent': '{name} a votre message',
  'inbox.enquiry.sent-text': 'La réponse arrivera dans votre messagerie.',
  'inbox.enquiry.sent-notice': 'Votre demande est chez {name}',
  'inbox.enquiry.open': 'Ouvrir la conversation',
  'inbox.enquiry.another': 'Écrire encore',
  'inbox.enquiry.known': 'Vous échangez déjà. Ce que vous envoyez ici s’y ajoute.',
  'inbox.enquiry.no-wedding': 'Parlez-nous d’abord de votre mariage, une minute suffit. Vous pourrez ensuite écrire.',
  'inbox.enquiry.begin': 'Commencer',
  'inbox.enquiry.not-a-couple': 'Les demandes sont pour les couples. Vous êtes connectés autrement.',
};
