import { english } from './en-GB';
import { type GuestWords } from './guest-words';

/** American where it differs. */
export const american: GuestWords = {
  ...english,
  closed: (day, couple) =>
    `Answers could be given until ${day}. ${couple === '' ? 'The couple has' : `${couple} have`} yours as it stands here. Has something changed? Please write or call them: they can still change it.`,
  address: {
    ...english.address,
    title: 'Your mailing address',
    lead: (couple) =>
      `So that mail from ${couple === '' ? 'the couple' : couple} reaches you. Only they and those who plan with them see it.`,
    hint: 'As it stands on an envelope: street, city, state and ZIP code, and the country if you live abroad.',
    way: 'Your mailing address',
  },
  lost: { ...english.lost, proof: 'Your ZIP code or email address' },
  allergen: { ...english.allergen, crustaceans: 'Shellfish', soya: 'Soy', sulphites: 'Sulfites', molluscs: 'Mollusks' },
};
