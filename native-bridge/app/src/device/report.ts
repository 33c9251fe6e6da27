/** Notes what was refused or failed, by code; words of people never come here. Development builds show it. */
export const report = (code: string, detail: string): void => {
  if (__DEV__) console.warn(`posy: ${code}: ${detail}`);
};
