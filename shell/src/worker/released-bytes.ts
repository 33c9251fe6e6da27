/** Returns true when a response has the released bytes; without an integrity there is nothing to compare. */
export const hasReleasedBytes = async (answer: Response, integrity: string | undefined): Promise<boolean> => {
  if (integrity === undefined) return true;
  const digest = await crypto.subtle.digest('SHA-384', await answer.clone().arrayBuffer());
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};
