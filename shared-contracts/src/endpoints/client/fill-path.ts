import type { Endpoint } from '../parts/endpoint';

/** Fills `:name` segments of a path with encoded values. Throws when one is missing: that is a bug of the caller. */
export const fillPath = (path: string, params: Record<string, string | number>): string =>
  path.replace(/:([a-zA-Z]+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(String(value));
  });

/** The paths of an endpoint: without its optional segments, then with ever more of them. */
export const pathsOf = ({ path, optionalSegments = [] }: Pick<Endpoint, 'path' | 'optionalSegments'>): string[] =>
  [0, ...optionalSegments.map((_name, index) => index + 1)].map((count) =>
    [path, ...optionalSegments.slice(0, count).map((name) => `:${name}`)].join('/'),
  );

/** Fills an endpoint's path, with the optional segments up to the last one that is given. */
export const fillEndpointPath = (
  definition: Pick<Endpoint, 'path' | 'optionalSegments'>,
  params: Record<string, string | number>,
): string => {
  const { optionalSegments = [] } = definition;
  const last = optionalSegments.reduce((found, name, index) => (params[name] === undefined ? found : index + 1), 0);
  return fillPath(pathsOf(definition)[last] ?? definition.path, params);
};
