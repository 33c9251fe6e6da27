import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  Failure,
  type Result,
  RuleBytes,
  RuleLatLng,
  RuleMap,
  RulePath,
  type RuleValue,
} from '#rules/runtime/rule-value';
import { builtin, type Builtins, toNumber, wrongArgument } from './method';

const unbound = /^\$\((\w+)\)$|^\{(\w+)\}$/;

export const pathMethods: Builtins = {
  bind: builtin(1, (self, [values]) => {
    if (!(values instanceof RuleMap)) return wrongArgument('a map');
    const segments = (self as RulePath).segments.map((segment) => {
      const [, dollar, brace] = unbound.exec(segment) ?? [];
      const name = dollar ?? brace;
      return name === undefined ? segment : values.get(name);
    });
    return segments.every((segment): segment is string => typeof segment === 'string')
      ? new RulePath(segments)
      : new Failure('bind found no text for a part of the path');
  }),
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthRadius = 6_371_008.8;

/** Great-circle distance in metres. */
const distance = (from: RuleLatLng, to: RuleLatLng): number => {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
};

export const latlngMethods: Builtins = {
  latitude: builtin(0, (self) => (self as RuleLatLng).latitude),
  longitude: builtin(0, (self) => (self as RuleLatLng).longitude),
  distance: builtin(1, (self, [other]) =>
    other instanceof RuleLatLng ? distance(self as RuleLatLng, other) : wrongArgument('a latlng'),
  ),
};

export const latlngNamespace: Builtins = {
  value: builtin(2, (_, [latitude, longitude]) => {
    const [lat, lng] = [toNumber(latitude), toNumber(longitude)];
    if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180)
      return wrongArgument('a latitude and a longitude');
    return new RuleLatLng(lat, lng);
  }),
};

const ofNumber = (use: (value: number) => Result) =>
  builtin(1, (_, [argument]) => {
    const value = toNumber(argument);
    return value === null ? wrongArgument('a number') : use(value);
  });

/** Whole numbers come back as integers when they fit. */
const toInt = (value: number): Result =>
  Number.isFinite(value) && Math.abs(value) < 2 ** 63 ? BigInt(value) : new Failure('Integer overflow');

export const mathNamespace: Builtins = {
  abs: builtin(1, (_, [value]) => {
    if (typeof value === 'bigint') return value < 0n ? -value : value;
    return typeof value === 'number' ? Math.abs(value) : wrongArgument('a number');
  }),
  ceil: ofNumber((value) => toInt(Math.ceil(value))),
  floor: ofNumber((value) => toInt(Math.floor(value))),
  round: ofNumber((value) => toInt(Math.sign(value) * Math.round(Math.abs(value)))),
  isInfinite: ofNumber((value) => Math.abs(value) === Infinity),
  isNaN: ofNumber((value) => Number.isNaN(value)),
  sqrt: ofNumber((value) => Math.sqrt(value)),
  pow: builtin(2, (_, [base, exponent]) => {
    const [value, power] = [toNumber(base), toNumber(exponent)];
    return value === null || power === null ? wrongArgument('numbers') : value ** power;
  }),
};

const castagnoliTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

const crc32c = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = ((castagnoliTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)) >>> 0;
  return (crc ^ 0xffffffff) >>> 0;
};

const checksum = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const ofBytes = (use: (bytes: Buffer) => Buffer) =>
  builtin(1, (_, [value]) => {
    if (typeof value === 'string') return new RuleBytes(use(Buffer.from(value)));
    return value instanceof RuleBytes ? new RuleBytes(use(value.bytes)) : wrongArgument('bytes or a string');
  });

export const hashingNamespace: Builtins = {
  crc32: ofBytes((bytes) => checksum(crc32(bytes))),
  crc32c: ofBytes((bytes) => checksum(crc32c(bytes))),
  md5: ofBytes((bytes) => createHash('md5').update(bytes).digest()),
  sha256: ofBytes((bytes) => createHash('sha256').update(bytes).digest()),
};

const parseInteger = (text: string): Result =>
  /^-?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text)
    ? BigInt(text)
    : new Failure('This text is no whole number');

const parseFloating = (text: string): Result =>
  /^-?(\d+(?:\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(text) ? Number(text) : new Failure('This text is no number');

const describe = (value: RuleValue): Result => {
  if (typeof value === 'object' && value !== null && !(value instanceof RulePath))
    return wrongArgument('a plain value');
  return String(value);
};

/** Functions that belong to no type. `get` and its kin are in the compiler: they read documents. */
export const conversions: Builtins = {
  bool: builtin(1, (_, [value]) => {
    if (typeof value === 'boolean') return value;
    return value === 'true' ? true : value === 'false' ? false : wrongArgument("'true' or 'false'");
  }),
  int: builtin(1, (_, [value]) => {
    if (typeof value === 'bigint') return value;
    if (typeof value === 'number') return toInt(Math.trunc(value));
    return typeof value === 'string' ? parseInteger(value) : wrongArgument('a number or a string');
  }),
  float: builtin(1, (_, [value]) => {
    if (typeof value === 'string') return parseFloating(value);
    return toNumber(value) ?? wrongArgument('a number or a string');
  }),
  string: builtin(1, (_, [value]) => describe(value as RuleValue)),
  path: builtin(1, (_, [value]) =>
    typeof value === 'string' ? new RulePath(value.replace(/^\//, '').split('/')) : wrongArgument('a string'),
  ),
};
