import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type Subscription } from './subscription';

/** Size of a record, in bytes: all that we send is one. */
const recordSize = 4096;

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Random values of each message; tests pass fixed ones. */
interface DrawnKeys {
  salt: Buffer;
  privateKey: Buffer;
}

const draw = (): DrawnKeys => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
};

/**
 * Encrypts a message for one browser: its push service carries it and cannot read it. Throws when the browser's key is no
 * point of the curve. Source: RFC 8291 (Message Encryption for Web Push), RFC 8188 (aes128gcm).
 */
export const encryptFor = (
  { keys }: Pick<Subscription, 'keys'>,
  text: string,
  { salt, privateKey } = draw(),
): Buffer => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const ours = pair.getPublicKey();
  const shared = pair.computeSecret(keys.p256dh);
  const ikm = derive(shared, keys.auth, Buffer.concat([Buffer.from('WebPush: info\0'), keys.p256dh, ours]), 32);
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte that ends the last record.
  const record = Buffer.concat([
    cipher.update(text),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([head, ours, record]);
};

/** Derives a 32-byte private key of P-256 from a secret: the same one at every start. */
export const keyFrom = (secret: string, purpose: string): Buffer => {
  for (let turn = 0; ; turn += 1) {
    const candidate = createHmac('sha256', secret).update(`${purpose}:${turn}`).digest();
    try {
      createECDH('prime256v1').setPrivateKey(candidate);
      return candidate;
    } catch {
      // One in four billion lies outside the curve's order.
    }
  }
};
