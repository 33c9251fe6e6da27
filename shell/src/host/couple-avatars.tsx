import { personHue } from '@posy/remote-kit';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Avatar, AvatarGroup } from '@posy/shared-ui';
import { coupleOf } from './couple-of';
import { pictureOf } from './picture-of';

/** The person's avatar, with the partner's beside it if there is one. Names stand nearby, or label the button. */
export const CoupleAvatars = ({ session }: { session: SignedIn }) => {
  const [own, other] = coupleOf(session);
  const hue = personHue(session.wedding, session.uid);
  const me = (
    <Avatar name={own} hue={hue} src={pictureOf(session.user)} size={other === undefined ? 'm' : 's'} isDecorative />
  );
  if (other === undefined) return me;
  return (
    <AvatarGroup>
      {me}
      <Avatar name={other.name} hue={other.hue} size="s" isDecorative />
    </AvatarGroup>
  );
};
