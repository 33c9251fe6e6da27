import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'answers.allergen.crustaceans': 'Shellfish',
  'answers.allergen.soya': 'Soy',
  'answers.allergen.sulphites': 'Sulfites',
  'answers.allergen.molluscs': 'Mollusks',
};
