import type { TestHostOptions } from '@posy/remote-kit/testing';
import type { EndpointInput, EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { UploadedPhoto } from '@posy/shared-contracts/entities';
import { exampleSupplier, reviewed } from './examples';

/** A challenge that costs next to nothing. */
export const easyOffer = (): EndpointOutput<'captcha'> => ({
  kind: 'altcha',
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '000102030405060708090a0b0c0d0e0f',
      salt: 'f0e0d0c0b0a090807060504030201000',
      cost: 1,
      keyLength: 32,
      keyPrefix: '0',
      expiresAt: 1_900_000_000,
    },
    signature: '00ff',
  },
});

type Api = NonNullable<TestHostOptions['api']>;

/** A server that takes reviews, with what was sent to it. */
export const taking = (changes: Api = {}) => {
  const sent: NonNullable<EndpointInput<'addFeedback'>['body']>[] = [];
  const deleted: string[] = [];
  let photos = 0;
  const api: Api = {
    ...reviewed(),
    supplier: exampleSupplier,
    captcha: easyOffer,
    uploadPhoto: (): UploadedPhoto => {
      photos += 1;
      const portrait = photos % 2 === 0;
      const [width, height] = portrait ? [600, 900] : [900, 600];
      return { path: `/photos/${String(photos).repeat(32)}`, portrait, width, height };
    },
    deletePhoto: ({ params }) => {
      deleted.push((params as { id: string }).id);
      return undefined as never;
    },
    photoInfo: () => ({ width: 900, height: 600, portrait: false }),
    addFeedback: ({ body }) => {
      sent.push(body as (typeof sent)[number]);
      return { id: 'r9', state: 'pending', bookedThroughPosy: false };
    },
    ...changes,
  };
  return { api, sent, deleted };
};

/** The words of the form, for areas that open it. */
export { messages as writeWords } from '#write/messages/en-GB';
