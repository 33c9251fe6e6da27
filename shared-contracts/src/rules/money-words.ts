/** A reason for which words may not stand where guests read them: they name an account or a card, or a page that takes money. */
export type MoneyFault = 'bank-details' | 'payment-link';

/** The lengths of a country's account numbers, with its letters and the check digits (ISO 13616). */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22 },
  ...{ GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IL: 23, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31 },
  ...{ NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SA: 24, SE: 24, SI: 19, SK: 24, TR: 26, AE: 23, UA: 29 },
};

const remainderOf97 = (digits: string): number => {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
};

/** Each letter as two digits, the first four characters behind the others: ISO 7064, MOD 97-10. */
const isIban = (text: string): boolean => {
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`);
  return remainderOf97(digits) === 1;
};

const namesIban = (text: string): boolean => {
  const upper = text.toUpperCase();
  return [...upper.matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2}/g)].some(({ index }) => {
    const length = ibanLengths[upper.slice(index, index + 2)];
    if (length === undefined) return false;
    const rest = upper.slice(index, index + 3 * length).replace(/[\s.-]/g, '');
    const account = rest.slice(0, length);
    return account.length === length && /^[A-Z0-9]+$/.test(account) && isIban(account);
  });
};

/** The last digit of a card's number says whether the others are right (Luhn). */
const isCardNumber = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const cardNumber = /(?<![\d+])[3-6]\d{3}[ -]?\d{4,6}[ -]?\d{4,5}(?:[ -]?\d{4})?(?!\d)/g;

const namesCard = (text: string): boolean =>
  [...text.matchAll(cardNumber)].some(([found]) => {
    const digits = found.replace(/\D/g, '');
    return digits.length >= 15 && digits.length <= 16 && isCardNumber(digits);
  });

/** A British account: its branch in pairs and its eight digits; an American one: its bank's nine digits, named as such. */
const namesAccount = (text: string): boolean =>
  (/(?<!\d)\d{2}[- ]\d{2}[- ]\d{2}(?!\d)/.test(text) && /(?<!\d)\d{8}(?!\d)/.test(text)) ||
  (/\b(?:routing|aba|sort code|account n(?:umber|o))\b/i.test(text) && /(?<!\d)\d{8,12}(?!\d)/.test(text));

const moneyHosts = [
  ...['paypal.me', 'paypal.com', 'venmo.com', 'cash.app', 'revolut.me', 'monzo.me', 'wise.com', 'bunq.me', 'tikkie.me'],
  ...['gofundme.com', 'leetchi.com', 'lydia-app.com', 'lepotcommun.fr', 'leetchi.fr', 'paypool.de', 'honeyfund.com'],
  ...['zellepay.com', 'ko-fi.com', 'buymeacoffee.com', 'collctiv.com', 'twint.ch', 'mobilepay.dk', 'swish.nu'],
] as const;

const namesMoneyHost = (text: string): boolean => {
  const lower = text.toLowerCase();
  return moneyHosts.some((host) => {
    const at = lower.indexOf(host);
    return at !== -1 && !/[a-z0-9-]/.test(lower[at - 1] ?? ' ') && !/[a-z0-9-]/.test(lower[at + host.length] ?? ' ');
  });
};

/**
 * Finds words that say where to send money: an account, a card, or a payment page. Texts for guests never ask for money or
 * show bank details. Returns null when there are none.
 */
export const moneyFault = (text: string): MoneyFault | null => {
  if (namesIban(text) || namesCard(text) || namesAccount(text)) return 'bank-details';
  return namesMoneyHost(text) ? 'payment-link' : null;
};
