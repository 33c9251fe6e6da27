/** Shortest password, in characters. Source: D-password. */
export const minimumPasswordLength = 8;

/** Returns why a password is refused: too short, or one of the 10,000 commonest (the list is passed in); null when it is fine. */
export const passwordFault = (
  password: string,
  isCommon: (password: string) => boolean,
): 'too-short' | 'common' | null => {
  if (password.length < minimumPasswordLength) return 'too-short';
  return isCommon(password.toLowerCase()) ? 'common' : null;
};
