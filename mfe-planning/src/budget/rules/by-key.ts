/** Groups things by a key. Keys and things stay in their order. */
export const byKey = <T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const known = found.get(key);
    if (known === undefined) found.set(key, [thing]);
    else known.push(thing);
  }
  return found;
};
