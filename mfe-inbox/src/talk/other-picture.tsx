import styled from '@emotion/styled';
import type { Conversation } from '@posy/shared-contracts/entities';
import { Avatar } from '@posy/shared-ui';
import { otherName, type Side } from './rules/conversations';

const Image = styled.img`
  inline-size: 48px;
  block-size: 48px;
  border-radius: 12px;
  object-fit: cover;
`;

/** The supplier's illustration, or a couple's first letter. It stands beside the name and is decoration. */
export const OtherPicture = ({ conversation, side }: { conversation: Conversation; side: Side }) => {
  const { picture, supplierId, weddingId } = conversation;
  const name = otherName(conversation, side);
  if (side === 'supplier' || picture === undefined)
    return <Avatar name={name} id={side === 'supplier' ? weddingId : supplierId} size="m" isDecorative />;
  const place = `/pictures/${encodeURIComponent(picture.category)}/${encodeURIComponent(picture.seed)}/1x1/320.webp`;
  return <Image src={place} alt="" width={48} height={48} loading="lazy" decoding="async" />;
};
