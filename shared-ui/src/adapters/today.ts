/** Returns today in the reader's zone, ISO: the month that a calendar opens at while no day is chosen. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
