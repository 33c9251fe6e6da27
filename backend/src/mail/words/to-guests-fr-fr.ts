import { type MailWords } from './letter';
import { of } from './of-name';

/** A couple's letter to a household. */
export const toGuests: MailWords['letters']['toGuests'] = ({ kind, couple, names, day, until, words, asksAddress }) => {
  const isEarly = kind === 'save-the-date';
  const own = {
    'save-the-date': [
      day === null
        ? 'Nous nous marions et serions ravis de vous avoir avec nous. La date suivra bientôt.'
        : `Nous nous marions le ${day}. Réservez cette journée : votre invitation suivra.`,
    ],
    invitation: [
      day === null
        ? 'Nous nous marions et serions ravis de vous avoir avec nous.'
        : `Nous nous marions le ${day} et serions ravis de vous avoir avec nous.`,
    ],
    reminder: ['Nous n’avons pas encore de vos nouvelles et aimerions beaucoup savoir si vous pouvez venir.'],
    update: asksAddress ? [] : ['Il y a du nouveau pour notre mariage.'],
  }[kind];
  return {
    subject: {
      'save-the-date': `Réservez la date${couple === '' ? '' : ` : ${couple}`}${day === null ? '' : `, ${day}`}`,
      invitation: `Vous êtes invités${couple === '' ? '' : ` : ${couple}`}${day === null ? '' : `, ${day}`}`,
      reminder: couple === '' ? 'Pouvez-vous venir ?' : `Pouvez-vous venir ? ${couple} aimeraient le savoir`,
      update: asksAddress
        ? `À quelle adresse vous écrire ?${couple === '' ? '' : ` ${couple} aimeraient le savoir`}`
        : `Des nouvelles du mariage${couple === '' ? '' : ` ${of(couple)}`}`,
    }[kind],
    lines: [
      `Bonjour ${names},`,
      ...(words.length === 0 ? own : words),
      ...(asksAddress
        ? [
            `Pour que ${isEarly ? 'notre invitation' : 'notre courrier'} vous parvienne, indiquez-nous votre adresse postale.`,
          ]
        : []),
      ...(isEarly || kind === 'update' || until === null
        ? []
        : [`Dites-nous d’ici le ${until} si vous pouvez venir. Vous pourrez modifier vos réponses jusque-là.`]),
      ...(couple === '' ? [] : [couple]),
    ],
    action: {
      'save-the-date': asksAddress ? 'Envoyer notre adresse' : 'Voir la date',
      invitation: 'Répondre',
      reminder: 'Répondre',
      update: asksAddress ? 'Envoyer notre adresse' : 'Voir notre invitation',
    }[kind],
    after: [
      'Ce lien n’est qu’à vous : merci de ne pas le transmettre. Les réponses à cet e-mail n’atteignent personne.',
    ],
    stop: 'Je ne veux pas d’e-mails de couples par Posy',
  };
};
