/** Variants of spelling with the same sound, the longer first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/(?:ou)?cester/g, 'ster'],
  [/b(?:o|u)r(?:ough|gh|g|o)$/g, 'brg'],
  [/ph/g, 'f'],
  [/(?:sch|sh|ch)/g, 'x'],
  [/ck|qu|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/th|dt/g, 't'],
  [/v/g, 'w'],
  [/gh/g, 'g'],
];

/** The sound of a folded name: its consonants, each once. Same for Edinburgh and “Edinborough”. */
export const soundOf = (name: string): string => {
  const simplified = sounds.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), name);
  return (
    simplified.slice(0, 1) +
    simplified
      .slice(1)
      .replace(/[aeiouyh\s]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
};
