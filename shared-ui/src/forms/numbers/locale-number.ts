/** A locale's notation of numbers: the separators of groups and decimals, and its ten digits. */
interface Notation {
  group: string;
  decimal: string;
  digits: readonly string[];
}

const notationOf = (locale: string): Notation => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345678.9);
  const part = (type: string, fallback: string) => parts.find((one) => one.type === type)?.value ?? fallback;
  const digit = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, value) => digit.format(value));
  return { group: part('group', ','), decimal: part('decimal', '.'), digits };
};

const marks = /[.,٫٬]/gu;

/**
 * Returns the decimal separator of a text. When a text has one kind of separator only, three digits after it mean that
 * it separates groups in a locale that uses it so; anything else is read as decimals, as people from elsewhere type
 * them.
 */
const decimalMark = (text: string, { group, decimal }: Notation): string | undefined => {
  const found = [...text.matchAll(marks)].map((match) => match[0]);
  const last = found.at(-1);
  if (last === undefined) return undefined;
  if (new Set(found).size > 1) return last;
  if (found.length > 1) return undefined;
  const behind = text.slice(text.lastIndexOf(last) + 1).length;
  return last === group && last !== decimal && behind === 3 ? undefined : last;
};

/** Returns the number that a person of a locale means: `null` for an empty text, `undefined` for an invalid one. */
export const parseLocaleNumber = (text: string, locale: string): number | null | undefined => {
  const notation = notationOf(locale);
  const plain = [...text.normalize('NFKC')]
    .map((letter) => (notation.digits.includes(letter) ? String(notation.digits.indexOf(letter)) : letter))
    .join('')
    .replace(/\u2212/gu, '-')
    .replace(/[\s'’\p{Sc}]|[A-Za-z]{3}/gu, '');
  if (plain === '') return text.trim() === '' ? null : undefined;
  const mark = decimalMark(plain, notation);
  const [whole = '', ...fraction] = mark === undefined ? [plain] : splitAtLast(plain, mark);
  const digits = `${whole.replace(marks, '')}.${fraction.join('') || '0'}`;
  return /^-?\d{0,15}\.\d{1,6}$/u.test(digits) ? Number(digits) : undefined;
};

const splitAtLast = (text: string, mark: string): [string, string] => {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
};

/** Decimals of a currency: 2 for the pound, 0 for the yen. */
export const minorDigits = (currency: string): number => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
};

/** One separator followed by three digits, such as “1.850”. */
const threeBehind = /^([^.,٫٬]*[1-9][^.,٫٬]*)[.,٫٬](\p{Nd}{3}(?!\p{Nd})[^.,٫٬]*)$/u;

/**
 * Returns the typed amount in minor units (pence, cents); `null` for an empty text, `undefined` for an invalid
 * one, such as an amount below zero: no amount of the product is one, and the server refuses them.
 * None of our currencies has three decimals: three typed digits are thousands in the notation of the person's home.
 */
export const parseMoney = (text: string, currency: string, locale: string): number | null | undefined => {
  const isThousands = minorDigits(currency) < 3 && threeBehind.test(text);
  const value = parseLocaleNumber(isThousands ? text.replace(threeBehind, '$1$2') : text, locale);
  if (typeof value !== 'number') return value;
  // Moving the decimal point in text keeps precision that binary fractions would lose: 1.0050 is 101 pence, not 100.
  const minor = Math.round(Number(`${value}e${minorDigits(currency)}`));
  return minor < 0 || !Number.isSafeInteger(minor) ? undefined : minor;
};

/** Formats an amount in minor units for a field: without a currency symbol, with decimals only when there are any. */
export const formatMoney = (minor: number, currency: string, locale: string): string => {
  const digits = minorDigits(currency);
  const value = minor / 10 ** digits;
  const minimumFractionDigits = Number.isInteger(value) ? 0 : digits;
  return new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: digits }).format(value);
};

/** Returns the symbol of a currency, and whether a locale writes it before the figure. */
export const currencySign = (currency: string, locale: string): { sign: string; isBefore: boolean } => {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  return { sign: parts[at]?.value ?? currency, isBefore: at < parts.findIndex((part) => part.type === 'integer') };
};
