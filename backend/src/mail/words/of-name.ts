/** French "de", shortened before a vowel: "d’Ana". */
export const of = (name: string): string => (/^[aeiouàâäæéèêëîïôöœùûü]/iu.test(name) ? `d’${name}` : `de ${name}`);
