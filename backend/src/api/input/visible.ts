import { visibleText } from '@posy/shared-contracts/rules';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes every text in a value visible to others: in calls' inputs, and in answers with members' own texts. */
export const visible = <T>(sent: T): T => {
  const seen = (value: unknown): unknown => {
    if (typeof value === 'string') return visibleText(value);
    if (Array.isArray(value)) return value.map(seen);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, seen(one)]));
  };
  return seen(sent) as T;
};
