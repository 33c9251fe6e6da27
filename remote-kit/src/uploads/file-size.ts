const kilo = 1024;

/** A file's size in the reader's words, such as "240 kB". */
export const fileSize = (bytes: number, locale: string): string => {
  const [value, unit] = bytes < kilo * kilo ? [bytes / kilo, 'kilobyte'] : [bytes / (kilo * kilo), 'megabyte'];
  const maximumFractionDigits = value < 10 && unit === 'megabyte' ? 1 : 0;
  const whole = Math.max(value, unit === 'kilobyte' ? 1 : value);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(whole);
};
