import { type TestBackend } from '../test-backend';
import { callEndpoint, type TestAnswer } from '../test-server';

/** Done, or the code of the refusal. */
export const codeOf = ({ status, body }: TestAnswer) => (status === 200 ? 'done' : body.error?.code);

/** Counts each code. */
export const tally = (codes: unknown[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));

/** Calls from many addresses, for a server that believes its proxy. */
export const fromAddresses = (backend: TestBackend) => {
  const post = async (path: string, body: object, address: string, token?: string): Promise<TestAnswer> => {
    const answer = await fetch(`${backend.server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as TestAnswer['body'] };
  };

  /** A website with a password; answers its address. */
  const guarded = async (name: string): Promise<string> => {
    const couple = await backend.couple(name);
    await callEndpoint(backend.server.url, 'publishMicrosite', {
      token: couple.token,
      body: { weddingId: couple.weddingId, slug: name },
    });
    await callEndpoint(backend.server.url, 'setWebsitePassword', {
      token: couple.token,
      body: { weddingId: couple.weddingId, password: 'lilac evening' },
    });
    return name;
  };

  /** Guesses at a website's password. */
  const openSite = (slug: string, password: string, address: string, token?: string) =>
    post(`/api/microsite/${slug}/open`, { password }, address, token);

  return { post, guarded, openSite };
};
