/** A resume token: which database, and the commit time up to which its holder has seen everything. */
export const encodeToken = (instance: string, time: number): string =>
  Buffer.from(`${instance}:${time}`).toString('base64');

/** The time of a token of this database, or null for one that is foreign or damaged. */
export const decodeToken = (instance: string, token: string): number | null => {
  const match = /^([\w-]+):(\d{1,16})$/.exec(Buffer.from(token, 'base64').toString());
  return match && match[1] === instance ? Number(match[2]) : null;
};
