import { vectorOf } from './compare';
import { numberOf } from './numbers';
import { compareStrings } from './strings';
import { type Value } from './value';

/** 1 and 1.0 are equal, and so are both zeros; integers beyond a double's digits are not taken for one. */
const numberIdentity = (number: bigint | number): string =>
  Number.isInteger(number) ? String(BigInt(number)) : String(number);

/** Returns a text that two values share exactly when they are equal, so that many can be compared at once. */
export const identityOf = (value: Value): string => {
  const number = numberOf(value);
  if (number !== null) return numberIdentity(number);
  const vector = vectorOf(value);
  if (vector) return `vector[${vector.map(identityOf).join()}]`;
  if ('arrayValue' in value) return `[${(value.arrayValue.values ?? []).map(identityOf).join()}]`;
  if ('mapValue' in value) {
    const fields = Object.entries(value.mapValue.fields ?? {}).sort(([a], [b]) => compareStrings(a, b));
    return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${identityOf(inner)}`).join()}}`;
  }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return `point ${latitude + 0} ${longitude + 0}`;
  }
  return JSON.stringify(value);
};
