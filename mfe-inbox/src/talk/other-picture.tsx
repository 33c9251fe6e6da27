import type { Conversation } from '@posy/shared-contracts/entities';
import { Avatar } from '@posy/shared-ui';
import { PictureTile } from './picture-tile';
import { otherName, type Side } from './rules/conversations';

/** The supplier's illustration, or a couple's first letter. It stands beside the name and is decoration. */
export const OtherPicture = ({ conversation, side }: { conversation: Conversation; side: Side }) => {
  const { picture, supplierId, weddingId } = conversation;
  const name = otherName(conversation, side);
  if (side === 'supplier' || picture === undefined)
    return <Avatar name={name} id={side === 'supplier' ? weddingId : supplierId} size="m" isDecorative />;
  return <PictureTile picture={picture} />;
};
