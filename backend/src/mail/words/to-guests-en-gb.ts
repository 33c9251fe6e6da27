import { type MailWords } from './letter';

/** A couple's letter to a household. */
export const toGuests: MailWords['letters']['toGuests'] = ({ kind, couple, names, day, until, words, asksAddress }) => {
  const us = couple === '' ? 'us' : couple;
  const isEarly = kind === 'save-the-date';
  const own = {
    'save-the-date': [
      day === null
        ? 'We’re getting married, and we’d love you to be there. The day follows soon.'
        : `We’re getting married on ${day}. Please keep the day free: your invitation follows.`,
    ],
    invitation: [
      day === null
        ? 'We’re getting married, and we’d love you to be there.'
        : `We’re getting married on ${day}, and we’d love you to be there.`,
    ],
    reminder: ['We haven’t heard from you yet, and would love to know whether you can come.'],
    update: asksAddress ? [] : ['There is something new about our wedding.'],
  }[kind];
  return {
    subject: {
      'save-the-date': `Save the date${couple === '' ? '' : `: ${couple}`}${day === null ? '' : `, ${day}`}`,
      invitation: `You’re invited${couple === '' ? '' : `: ${couple}`}${day === null ? '' : `, ${day}`}`,
      reminder: `Can you come? ${us === 'us' ? 'We' : us} would love to know`,
      update: asksAddress
        ? `Where does post reach you?${couple === '' ? '' : ` ${couple} would love to know`}`
        : `News of the wedding${couple === '' ? '' : ` of ${couple}`}`,
    }[kind],
    lines: [
      `Dear ${names},`,
      ...(words.length === 0 ? own : words),
      ...(asksAddress
        ? [`So that ${isEarly ? 'our invitation' : 'post from us'} reaches you, please tell us your postal address.`]
        : []),
      ...(isEarly || kind === 'update' || until === null
        ? []
        : [`Please tell us by ${until} whether you can come. You can change your answers until then.`]),
      ...(couple === '' ? [] : [couple]),
    ],
    action: {
      'save-the-date': asksAddress ? 'Send our address' : 'See the day',
      invitation: 'Reply',
      reminder: 'Reply',
      update: asksAddress ? 'Send our address' : 'See our invitation',
    }[kind],
    after: ['This link is yours alone: please don’t pass it on. Answers to this mail reach nobody.'],
    stop: 'I want no letters from couples through Posy',
  };
};
