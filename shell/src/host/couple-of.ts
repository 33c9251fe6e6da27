import { personHue } from '@posy/remote-kit';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import type { Hue } from '@posy/shared-ui';

/** The other partner: with their own flower once they have joined, before with one that differs from the reader's. */
interface Partner {
  name: string;
  hue: Hue;
}

/** Returns the reader's name and their partner's; alone for helpers, suppliers, and while no other name is known. */
export const coupleOf = ({ uid, user, email, wedding, role }: SignedIn): [own: string, other?: Partner] => {
  const own = user.name || email;
  if (wedding === null || (role !== 'owner' && role !== 'partner')) return [own];
  const joined = wedding.users?.find((one) => one.id !== uid && one.role !== 'helper');
  const names = wedding.partners.filter((name) => name.trim() !== '');
  const at = Math.max(0, names.indexOf(user.name));
  const name = joined?.name || names.find((_name, index) => index !== at);
  if (name === undefined) return [own];
  const free = personHue(wedding, uid) === 'bluebell' ? 'peony' : 'bluebell';
  return [own, { name, hue: joined === undefined ? free : personHue(wedding, joined.id) }];
};
