/** Returns true when two states of a component's properties have the same values, some of them left out. */
export const isSameBut = <P extends object>(before: P, now: P, leftOut: readonly (keyof P)[]): boolean =>
  (Object.keys(now) as (keyof P)[]).every((name) => leftOut.includes(name) || before[name] === now[name]);
