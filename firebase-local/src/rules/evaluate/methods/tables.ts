import { type TypeName } from '#rules/runtime/rule-value';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods';
import { type Builtins } from './method';
import { bytesMethods, stringMethods } from './string-methods';
import { durationMethods, durationNamespace, timestampMethods, timestampNamespace } from './time-methods';
import { hashingNamespace, latlngMethods, latlngNamespace, mathNamespace, pathMethods } from './value-methods';

export const methodsByType: Record<TypeName, Builtins> = {
  null: {},
  bool: {},
  int: {},
  float: {},
  string: stringMethods,
  bytes: bytesMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  path: pathMethods,
  list: listMethods,
  map: mapMethods,
  set: setMethods,
  map_diff: mapDiffMethods,
};

export const namespaces: Readonly<Record<string, Builtins>> = {
  timestamp: timestampNamespace,
  duration: durationNamespace,
  latlng: latlngNamespace,
  math: mathNamespace,
  hashing: hashingNamespace,
};

/** All method names: a call of another name is a mistake that can be found before the rules are served. */
export const knownMethods = new Set(Object.values(methodsByType).flatMap((methods) => Object.keys(methods)));
