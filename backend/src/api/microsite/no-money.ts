import { type MoneyFault, moneyFault } from '@posy/shared-contracts/rules';
import { Refusal } from '../refusal';

/** Every text in a value, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const refusals: Record<MoneyFault, [code: string, words: string]> = {
  'bank-details': [
    'names-bank-details',
    'The website names an account or a card. Guests’ pages hold no bank details: please take them out.',
  ],
  'payment-link': [
    'asks-for-money',
    'The website leads to a page that takes money. Gifts are links to lists of things: please take it out.',
  ],
};

/** Refuses to show guests where to send money. Each section is looked at as a whole: an account may be said in two lines. */
export const requireNoMoney = (parts: readonly unknown[]): void => {
  const wholes = parts.flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : [part]));
  for (const whole of wholes) {
    const fault = moneyFault(textsOf(whole).join('\n'));
    if (fault === null) continue;
    const [code, words] = refusals[fault];
    throw new Refusal(409, code, words);
  }
};
