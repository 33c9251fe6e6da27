import type { Guest } from '#entities';

/** The last name that all of some share; null where they do not, or have only one each. */
const sharedName = (names: readonly string[]): string | null => {
  const [first, ...others] = names.map((name) => name.split(/\s+/).slice(1).join(' '));
  const isShared = first !== undefined && first !== '' && others.length > 0 && others.every((name) => name === first);
  return isShared ? first : null;
};

/**
 * Returns the title on a household's envelope: the couple's own, else its people's names, a shared last name once.
 * `people`: the head first.
 */
export const householdTitle = (
  head: Pick<Guest, 'household'>,
  people: readonly Pick<Guest, 'name'>[],
  locale: string,
): string => {
  const given = head.household.trim();
  if (given !== '') return given;
  const names = people.map(({ name }) => name.trim()).filter((name) => name !== '');
  const list = new Intl.ListFormat(locale);
  const shared = sharedName(names);
  if (shared === null) return list.format(names);
  return `${list.format(names.map((name) => name.split(/\s+/)[0] ?? name))} ${shared}`;
};
