import { personHue } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { PetalFrame } from '#features/wedding-profile/picture/petal-frame';
import { flowerTones } from '#host/flower-tones';
import { LazyBloom } from '#host/lazy-art';
import { pictureOf } from '#host/picture-of';

interface Props {
  person: SignedIn;
  wedding: Identified<Wedding>;
  /** Describes the picture; without it the picture is decoration, as a flower always is. */
  alt?: string;
}

/** This person's picture, or the flower that represents them without one. */
export const OwnPetal = ({ person: { uid, user }, wedding, alt = '' }: Props) => {
  const picture = pictureOf(user);
  const hue = personHue(wedding, uid);
  return (
    <PetalFrame data-hue={hue} aria-hidden={picture === undefined || alt === ''}>
      {picture === undefined ? <LazyBloom seed={uid} hue={flowerTones[hue]} /> : <img src={picture} alt={alt} />}
    </PetalFrame>
  );
};
