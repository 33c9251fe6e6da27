import { isProxyName } from '@posy/firebase-local';
import * as v from 'valibot';
import { readVariable } from './read-variable';

const names = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim()))),
  v.check((list) => list.every(isProxyName)),
);

/** A public address means that a proxy of ours stands in front, on this machine or in our own network. */
const ownNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** `POSY_TRUSTED_PROXIES`: the one rule about where a request comes from, for calls, sign-ins and data alike. */
export const readTrustedProxies = (env: NodeJS.ProcessEnv): readonly string[] =>
  readVariable<readonly string[]>(env, {
    name: 'POSY_TRUSTED_PROXIES',
    schema: names,
    wanted:
      'addresses or networks of proxies, such as 127.0.0.1,10.0.0.0/8, or the words loopback, linklocal, uniquelocal or none',
    or: (env.POSY_PUBLIC_URL ?? '').trim() === '' ? [] : ownNetworks,
  });
