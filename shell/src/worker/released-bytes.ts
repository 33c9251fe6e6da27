/** Whether an answer has the bytes that were released; without an integrity there is nothing to hold against them. */
export const hasReleasedBytes = async (answer: Response, integrity: string | undefined): Promise<boolean> => {
  if (integrity === undefined) return true;
  const digest = await crypto.subtle.digest('SHA-384', await answer.clone().arrayBuffer());
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};
