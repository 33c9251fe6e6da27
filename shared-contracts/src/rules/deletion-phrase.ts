const signs = /[\p{White_Space}\p{P}\p{S}]+/gu;
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(signs, ' ').trim();

/** What has to be typed to delete a wedding: its partners' names, or, when it has none, the product's. */
export const deletionPhrase = (partners: readonly string[]): string => {
  const names = partners.map((name) => name.trim()).filter((name) => comparable(name) !== '');
  return names.length === 0 ? 'Posy' : names.join(' & ');
};

/** Whether the typed text confirms the deletion: capitals, spaces and signs do not count. */
export const confirmsDeletion = (partners: readonly string[], typed: string): boolean =>
  comparable(typed) === comparable(deletionPhrase(partners));
