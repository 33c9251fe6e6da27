import * as v from 'valibot';

const answerSchema = v.object({ resolvedUrl: v.string() });

/** Reads the target of a tracked link from the server. Rejects without an answer. Source: S7-resolve-link-02. */
export const resolveLink = async (origin: string, trackUrl: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/resolve-link-tracking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ trackUrl }),
  });
  if (!answer.ok) throw new Error(`The link was answered with ${answer.status}.`);
  return v.parse(answerSchema, await answer.json()).resolvedUrl;
};
