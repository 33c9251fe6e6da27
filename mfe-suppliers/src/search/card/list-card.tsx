import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { color } from '@posy/shared-ui';
import type { ComponentProps } from 'react';
import { CardForCouple } from '#shortlist/public';
import { supplierHref } from '#supplier/rules/links';
import type { PictureRef } from '#supplier/rules/picture-sources';
import { ShareButton } from '#supplier/share/share-button';
import { LateTurnButtons } from './late-turn-buttons';
import { PictureDots } from './picture-dots';
import { useTurnedPicture } from './use-turned-picture';

/** At the end of the name, whose line it makes no higher; above the link that covers the card. */
const Beside = styled.div`
  position: relative;
  z-index: 1;
  grid-area: 1 / 1;
  justify-self: end;
  inline-size: 44px;
  block-size: 44px;
  margin-block: -10px;
  margin-inline-end: -12px;
  & > button {
    color: ${color.inkSoft};
  }
  & + * {
    grid-area: 1 / 1;
    padding-inline-end: 36px;
  }
`;

type CardProps = ComponentProps<typeof CardForCouple>;

interface Props extends Pick<CardProps, 'list' | 'isFirst' | 'level' | 'notes'> {
  supplier: CardProps['supplier'] & { pictures?: readonly PictureRef[] };
}

const none: readonly PictureRef[] = [];

/** A card of a list: its pictures turn without leaving the list, and it can be shared. */
export const ListCard = ({ supplier, ...card }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { name, pictures = none } = supplier;
  const { picture, listeners } = useTurnedPicture(supplier.picture, pictures);
  return (
    <CardForCouple
      {...card}
      supplier={supplier}
      picture={picture.shown}
      listeners={listeners}
      beside={
        <Beside>
          <ShareButton title={name} path={supplierHref(prefix, supplier)} />
        </Beside>
      }
    >
      {pictures.length > 1 ? (
        <>
          <PictureDots count={pictures.length} place={picture.place} />
          <LateTurnButtons name={name} picture={picture} />
        </>
      ) : null}
    </CardForCouple>
  );
};
