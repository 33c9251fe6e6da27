/** The day it is where the reader is, ISO: which month a calendar opens at while nothing is chosen. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
