const signs = /[\p{White_Space}\p{P}\p{S}]+/gu;
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(signs, ' ').trim();

/** Returns the phrase to type for deleting a wedding: its partners' names or, without any, the product's. */
export const deletionPhrase = (partners: readonly string[]): string => {
  const names = partners.map((name) => name.trim()).filter((name) => comparable(name) !== '');
  return names.length === 0 ? 'Posy' : names.join(' & ');
};

/** Returns true when the typed text confirms the deletion, ignoring capitals, spaces and punctuation. */
export const confirmsDeletion = (partners: readonly string[], typed: string): boolean =>
  comparable(typed) === comparable(deletionPhrase(partners));
