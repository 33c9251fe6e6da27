import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { callEndpoint } from './test-server';

/** Does the work of an offered challenge, as the page does when the box is ticked; the token that is sent then. */
export const solveOffer = async (offer: EndpointOutput<'captcha'>): Promise<string> => {
  if (offer.kind !== 'altcha') throw new Error('This test solves ALTCHA only.');
  const { challenge } = offer;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** Asks a server for a challenge and solves it. */
export const solveCaptcha = async (origin: string): Promise<string> =>
  solveOffer((await callEndpoint(origin, 'captcha', {})).body as EndpointOutput<'captcha'>);
