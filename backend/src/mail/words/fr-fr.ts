import { type MailWords } from './letter';
import { of } from './of-name';
import { toGuests } from './to-guests-fr-fr';

/** A couple may not have said yet who they are. */
const weddingOf = (article: 'le' | 'Le', couple: string): string =>
  couple === '' ? `${article === 'le' ? 'un' : 'Un'} mariage` : `${article} mariage ${of(couple)}`;

/** Joins names with the number of others. */
const andMore = (names: readonly string[], count: number): string => {
  const rest = count - names.length;
  const others = rest > 0 ? [rest === 1 ? 'un autre' : `${rest} autres`] : [];
  return new Intl.ListFormat('fr-FR').format([...names, ...others]);
};

/** French, with "vous". */
export const frFR: MailWords = {
  letters: {
    resetPassword: ({ email, lasts }) => ({
      subject: 'Choisissez un nouveau mot de passe pour Posy',
      lines: [
        `Un nouveau mot de passe a été demandé pour ${email}.`,
        `Le lien fonctionne une seule fois, pendant ${lasts === 'day' ? 'une journée' : 'une heure'}.`,
      ],
      action: 'Choisir un nouveau mot de passe',
      after: ['Si la demande ne vient pas de vous, laissez ce message de côté : rien ne change.'],
    }),
    verifyEmail: ({ email }) => ({
      subject: 'Cette adresse est-elle la vôtre ?',
      lines: [`Confirmez que ${email} est bien à vous, pour que nous n’écrivions jamais à un inconnu.`],
      action: 'Oui, c’est mon adresse',
      after: ['Le lien fonctionne pendant un jour. Sans compte Posy, vous pouvez ignorer ce message.'],
    }),
    addressTaken: ({ email }) => ({
      subject: 'Quelqu’un a voulu utiliser votre adresse sur Posy',
      lines: [
        `Quelqu’un, peut-être vous, s’est inscrit sur Posy avec ${email} ou a voulu changer pour cette adresse. Vous avez déjà un compte avec elle : rien n’y a changé.`,
      ],
      action: 'Se connecter',
      after: [
        'Mot de passe oublié ? Vous pouvez en choisir un nouveau là où vous vous connectez. Si ce n’était pas vous, il n’y a rien à faire : personne ne voit vos préparatifs.',
      ],
    }),
    confirmNewEmail: ({ email }) => ({
      subject: 'Confirmez votre nouvelle adresse',
      lines: [`Vous souhaitez désormais vous connecter à Posy avec ${email}. Il suffit d’un clic.`],
      action: 'Utiliser cette adresse',
      after: ['D’ici là, tout reste comme avant. Le lien fonctionne pendant un jour.'],
    }),
    emailChanged: ({ email, newEmail }) => ({
      subject: 'Votre adresse chez Posy a changé',
      lines: [`Posy vous connaît maintenant sous ${newEmail} au lieu de ${email}.`, 'Si c’était vous, tout va bien.'],
      action: 'Ce n’était pas moi : annuler',
      after: ['Le lien fonctionne pendant sept jours. Choisissez ensuite un nouveau mot de passe.'],
    }),
    accountChanged: ({ email, change, way }) => ({
      subject: {
        'password-changed': 'Votre mot de passe Posy a changé',
        'provider-added': 'Un nouvel accès à votre compte Posy',
        'provider-removed': 'Un accès à votre compte Posy a été retiré',
        'second-factor-added': 'Une application d’authentification protège votre compte Posy',
        'second-factor-removed': 'Une application d’authentification a été retirée de votre compte Posy',
      }[change],
      lines: [
        {
          'password-changed': `Le compte de ${email} a un nouveau mot de passe.`,
          'provider-added': `Le compte de ${email} peut maintenant s’ouvrir avec ${way ?? 'un mot de passe'}.`,
          'provider-removed': `Le compte de ${email} ne peut plus s’ouvrir avec ${way ?? 'un mot de passe'}.`,
          'second-factor-added': `La connexion au compte de ${email} demande aussi un code de l’application.`,
          'second-factor-removed': `La connexion au compte de ${email} ne demande plus de code de cette application.`,
        }[change],
        'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : cela met fin à toutes les sessions, sur tous les appareils. Vérifiez ensuite « Connexion » dans vos réglages.',
      ],
      action: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    }),
    invitation: ({ inviter, couple, role, days, message }) => ({
      subject: `${inviter || 'Quelqu’un'} aimerait préparer un mariage avec vous`,
      lines: [
        role === 'partner'
          ? `${inviter || 'Quelqu’un'} vous invite à préparer ensemble ${weddingOf('le', couple)} : tout, côte à côte.`
          : `${inviter || 'Quelqu’un'} vous invite à donner un coup de main pour ${weddingOf('le', couple)}.`,
        ...(message.length === 0 ? [] : [`« ${message.join(' ')} »`]),
        `L’invitation est personnelle et vous attend pendant ${days} jours.`,
      ],
      action: 'Voir l’invitation',
      after: ['Vous ne vous connaissez pas ? Vous pouvez ignorer ce message.'],
    }),
    teamInvitation: ({ inviter, supplier, days }) => ({
      subject: `Répondre pour ${supplier} sur Posy ?`,
      lines: [
        `${inviter || 'Quelqu’un'} vous invite à lire les demandes adressées à ${supplier} et à y répondre.`,
        `L’invitation est personnelle et vous attend pendant ${days} jours.`,
      ],
      action: 'Voir l’invitation',
      after: ['Vous ne vous connaissez pas ? Vous pouvez ignorer ce message.'],
    }),
    claimGranted: ({ supplier }) => ({
      subject: `Votre demande est acceptée\u00a0: ${supplier}`,
      lines: [
        `Nous avons examiné votre demande\u00a0: ${supplier} est à vous sur Posy.`,
        'Reconnectez-vous, et vos pages sont celles de votre entreprise\u00a0: écrivez son profil, indiquez vos jours et invitez qui répond avec vous.',
      ],
      action: 'Ouvrir mon entreprise',
    }),
    claimRefused: ({ supplier, reason }) => ({
      subject: `Votre demande est refusée\u00a0: ${supplier}`,
      lines: [
        `Nous avons examiné votre demande pour ${supplier} et n’avons pas pu l’accepter. Voici pourquoi\u00a0:`,
        ...reason,
        'Vous pouvez en faire une autre, avec une autre adresse ou un autre document.',
      ],
      action: 'Voir ma demande',
    }),
    invitationAccepted: ({ name, role }) => ({
      subject: `${name || 'Quelqu’un'} vous a rejoints`,
      lines: [
        role === 'partner'
          ? `${name || 'Quelqu’un'} a accepté votre invitation et prépare maintenant le mariage avec vous.`
          : `${name || 'Quelqu’un'} a accepté votre invitation et vous aide maintenant, là où vous l’avez permis.`,
      ],
      action: 'Voir qui prépare avec vous',
    }),
    newMessages: ({ name, count, words, mayReply }) => ({
      subject: count === 1 ? `${name} vous a écrit` : `${name} vous a écrit : ${count} messages`,
      lines: words.map((line) => `« ${line} »`),
      action: 'Lire et répondre',
      after: [
        mayReply
          ? 'Ou répondez simplement à cet e-mail : vos mots rejoignent la conversation, pas les fichiers.'
          : 'Merci de répondre sur Posy : les messages envoyés à cette adresse n’atteignent personne.',
      ],
      stop: 'Je ne veux pas d’e-mails au sujet des messages',
    }),
    reminder: ({ title, body }) => ({
      subject: title,
      lines: [body],
      action: 'Voir',
      stop: 'Je ne veux plus de rappels par e-mail',
    }),
    searchNews: ({ searches }) => {
      const count = searches.reduce((sum, one) => sum + one.count, 0);
      return {
        subject:
          count === 1
            ? 'Un nouveau prestataire correspond à votre recherche'
            : `${count} nouveaux prestataires pour vos recherches`,
        lines: searches.map(({ name, count: fresh, names }) => `${name} : ${andMore(names, fresh)}.`),
        action: 'Voir les nouveautés',
        after: ['Vous avez enregistré ces recherches et demandé à être prévenus, une fois par semaine au plus.'],
        stop: 'Ne plus recevoir d’e-mails sur mes recherches',
      };
    },
    memberLeft: ({ name }) => ({
      subject: `${name || 'Quelqu’un'} ne prépare plus le mariage avec vous`,
      lines: [`${name || 'Quelqu’un'} a quitté vos préparatifs et n’en voit plus rien.`],
      action: 'Voir qui prépare avec vous',
      stop: 'Je ne veux pas d’e-mails au sujet de mes proches',
    }),
    accessChanged: ({ name }) => ({
      subject: 'Vos droits ont changé',
      lines: [`${name || 'Quelqu’un'} a changé ce que vous pouvez voir et modifier dans le mariage que vous préparez.`],
      action: 'Voir',
      stop: 'Je ne veux pas d’e-mails au sujet de mes proches',
    }),
    accessEnded: ({ couple }) => ({
      subject: 'Un mariage n’est plus partagé avec vous',
      lines: [
        couple === ''
          ? 'Vous ne participez plus aux préparatifs d’un mariage.'
          : `Vous ne participez plus aux préparatifs du mariage ${of(couple)}.`,
        'Votre propre compte reste tel qu’il est.',
      ],
      action: 'Voir mes préparatifs',
      stop: 'Je ne veux pas d’e-mails au sujet de mes proches',
    }),
    weddingDeleted: ({ couple }) => ({
      subject:
        couple === ''
          ? 'Des préparatifs partagés ont été supprimés'
          : `Les préparatifs ${of(couple)} ont été supprimés`,
      lines: [
        `${weddingOf('Le', couple)} a été supprimé de Posy, avec tout ce qu’il contenait.`,
        'Votre propre compte reste tel qu’il est.',
      ],
    }),
    accountDeleted: ({ email }) => ({
      subject: 'Votre compte a été supprimé',
      lines: [
        `Le compte de ${email} a disparu, avec tout ce qui lui appartenait. Il ne peut pas être rétabli.`,
        'Merci d’avoir préparé votre mariage avec nous. Belle journée à vous, et beaucoup d’autres ensuite.',
      ],
    }),
    reviewConfirm: ({ supplier, days }) => ({
      subject: 'Avez-vous écrit cet avis\u00a0?',
      lines: [
        `Quelqu’un, sans doute vous, a écrit sur Posy un avis sur ${supplier} avec cette adresse. Un clic, et nous le lisons.`,
      ],
      action: 'Oui, c’était moi',
      after: [
        `Le lien est valable ${days} jours. Ensuite, il ouvre votre avis, pour le modifier ou le retirer.`,
        'Ce n’était pas vous\u00a0? Alors il n’y a rien à faire\u00a0: personne ne le verra jamais.',
      ],
    }),
    reviewPublished: ({ supplier }) => ({
      subject: 'Votre avis est en ligne',
      lines: [`Nous avons lu votre avis sur ${supplier}, et il figure sur Posy tel que vous l’avez écrit. Merci.`],
      action: 'Voir les avis',
    }),
    reviewRefused: ({ supplier, reason }) => ({
      subject: 'Votre avis n’a pas été publié',
      lines: [
        `Nous avons lu votre avis sur ${supplier}, et il ne paraîtra pas sur Posy. Voici pourquoi :`,
        ...reason,
        'Vous pouvez en écrire un autre. Les règles sont les mêmes pour les bons avis et pour les mauvais.',
      ],
      action: 'Voir les avis',
    }),
    reviewChanges: ({ supplier, reason, days }) => ({
      subject: 'Une petite retouche, et votre avis paraîtra',
      lines: [`Nous avons lu votre avis sur ${supplier} et souhaitons le publier. Une chose avant\u00a0:`, ...reason],
      action: 'Modifier mon avis',
      after: [
        `Vous avez ${days} jours. D’ici là, personne ne le voit\u00a0; ensuite, il est considéré comme retiré, et vous pouvez toujours en écrire un autre.`,
        'Vos étoiles restent les vôtres\u00a0: nous ne modifions jamais un avis.',
      ],
    }),
    lostInvitation: ({ couple }) => ({
      subject: couple === '' ? 'Votre invitation au mariage' : `Votre invitation de la part ${of(couple)}`,
      lines: ['Vous avez demandé le lien de votre invitation. Le voici, pour votre foyer uniquement.'],
      action: 'Ouvrir notre invitation',
      after: ['La demande ne vient pas de vous ? Il n’y a rien à faire : vous seuls avez reçu ce lien.'],
    }),
    answerTaken: ({ couple, answers, isComing }) => ({
      subject: couple === '' ? 'Votre réponse est arrivée' : `Votre réponse à ${couple}`,
      lines: [
        `Merci ! ${couple === '' ? 'Les futurs mariés ont' : `${couple} ont`} votre réponse. Voici ce qu’elle dit.`,
        ...answers,
        ...(isComing ? ['Les horaires pour votre agenda sont joints à cette lettre.'] : []),
      ],
      action: 'Voir ou modifier nos réponses',
    }),
    toGuests,
  },
  signature: 'Vos amis de Posy',
  copyLink: 'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :',
  stop: 'Je ne veux pas d’invitations de Posy',
};
