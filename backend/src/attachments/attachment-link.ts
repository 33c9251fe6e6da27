import { createHmac, timingSafeEqual } from 'node:crypto';
import { attachmentConstants } from '@posy/shared-contracts/constants';

/** The person who may open a file by a link, and until when (milliseconds since the epoch). */
export interface Grant {
  id: string;
  uid: string;
  until: number;
}

const signatureOf = (key: string, { id, uid, until }: Grant): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(JSON.stringify([id, uid, until]))
    .digest();

/** The path that opens a file for one person: `<img>` and downloads send no token, so that the address holds the right. */
export const linkOf = (key: string, id: string, uid: string, now: number): { path: string; until: number } => {
  const until = now + attachmentConstants.linkLifetimeMs;
  const signature = signatureOf(key, { id, uid, until }).toString('base64url');
  return { path: `/attachments/${id}?${new URLSearchParams({ uid, until: String(until), signature })}`, until };
};

/** Returns true when this server made the link for this person, and it has not expired. */
export const isGranted = (key: string, grant: Grant, signature: string, now: number): boolean => {
  const own = signatureOf(key, grant);
  const given = Buffer.from(signature, 'base64url');
  return given.length === own.length && timingSafeEqual(given, own) && grant.until > now;
};
