import { type MailWords } from './letter';

/** A couple's letter to a household. */
export const toGuests: MailWords['letters']['toGuests'] = ({ kind, couple, names, day, until, words, asksAddress }) => {
  const isEarly = kind === 'save-the-date';
  const own = {
    'save-the-date': [
      day === null
        ? 'Wir heiraten und wünschen uns sehr, dass ihr dabei seid. Der Tag folgt bald.'
        : `Wir heiraten am ${day}. Haltet euch den Tag bitte frei: Eure Einladung folgt.`,
    ],
    invitation: [
      day === null
        ? 'Wir heiraten und wünschen uns sehr, dass ihr dabei seid.'
        : `Wir heiraten am ${day} und wünschen uns sehr, dass ihr dabei seid.`,
    ],
    reminder: ['Wir haben noch nichts von euch gehört und wüssten so gern, ob ihr kommen könnt.'],
    update: asksAddress ? [] : ['Es gibt etwas Neues zu unserer Hochzeit.'],
  }[kind];
  return {
    subject: {
      'save-the-date': `Haltet euch den Tag frei${couple === '' ? '' : `: ${couple}`}${day === null ? '' : `, ${day}`}`,
      invitation: `Ihr seid eingeladen${couple === '' ? '' : `: ${couple}`}${day === null ? '' : `, ${day}`}`,
      reminder: couple === '' ? 'Könnt ihr kommen?' : `Könnt ihr kommen? ${couple} wüssten es gern`,
      update: asksAddress
        ? `Wo erreicht euch unsere Post?${couple === '' ? '' : ` ${couple} wüssten es gern`}`
        : `Neues von der Hochzeit${couple === '' ? '' : ` von ${couple}`}`,
    }[kind],
    lines: [
      `Hallo ${names},`,
      ...(words.length === 0 ? own : words),
      ...(asksAddress
        ? [`Damit unsere ${isEarly ? 'Einladung' : 'Post'} euch erreicht, sagt uns bitte eure Postadresse.`]
        : []),
      ...(isEarly || kind === 'update' || until === null
        ? []
        : [`Bitte sagt uns bis ${until}, ob ihr kommen könnt. Bis dahin könnt ihr eure Antworten auch ändern.`]),
      ...(couple === '' ? [] : [couple]),
    ],
    action: {
      'save-the-date': asksAddress ? 'Unsere Adresse senden' : 'Den Tag ansehen',
      invitation: 'Antworten',
      reminder: 'Antworten',
      update: asksAddress ? 'Unsere Adresse senden' : 'Unsere Einladung ansehen',
    }[kind],
    after: [
      'Dieser Link gehört nur euch: Bitte gebt ihn nicht weiter. Antworten auf diese E-Mail erreichen niemanden.',
    ],
    stop: 'Ich möchte keine E-Mails von Paaren über Posy',
  };
};
