/** Fills `:name` segments of a path with encoded values. Throws when one is missing: that is a bug of the caller. */
export const fillPath = (path: string, params: Record<string, string | number>): string =>
  path.replace(/:([a-zA-Z]+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(String(value));
  });
