/** Returns the texts that a list has a second time. */
export const duplicates = (list: readonly string[]): string[] => list.filter((item, at) => list.indexOf(item) !== at);
