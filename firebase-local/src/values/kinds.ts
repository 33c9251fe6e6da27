import { type Value } from './value';

export const isNull = (value: Value): boolean => 'nullValue' in value;
export const isNaNValue = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';
/** The members of a list; of anything else none. */
export const listOf = (value: Value): Value[] => ('arrayValue' in value ? (value.arrayValue.values ?? []) : []);
