import styled from '@emotion/styled';
import { type GuestPhoto, type GuestPhotoState, photoSource, photoSourceSet } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, color, IconButton, Inline, LinkButton, Stack, Text } from '@posy/shared-ui';
import { TrashIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** So many are drawn at first, and so many more each time. */
const atOnce = 24;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 20px 16px;
  & > li {
    display: grid;
    align-content: start;
    gap: 8px;
    min-inline-size: 0;
  }
  & img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: 14px;
    background: ${color.sunken};
  }
`;

/** The acts on a picture in a state. */
const acts: Record<Exclude<GuestPhotoState, 'removed'>, readonly ('shown' | 'hidden')[]> = {
  new: ['shown', 'hidden'],
  shown: ['hidden'],
  hidden: ['shown'],
};

interface Props {
  photos: readonly Identified<GuestPhoto>[];
  mayEdit: boolean;
  isBusy: boolean;
  nameOf: (householdId: string) => string;
  onDecide: (id: string, state: 'shown' | 'hidden') => void;
  onRemove: (id: string) => void;
}

const PhotoCard = ({
  photo,
  place,
  ...props
}: Omit<Props, 'photos'> & { photo: Identified<GuestPhoto>; place: number }) => {
  const { formatMessage, formatDate } = useIntl();
  const { mayEdit, isBusy, nameOf, onDecide, onRemove } = props;
  const { id, state, householdId, createdAt } = photo;
  const name = nameOf(householdId);
  const alt = formatMessage({ id: 'guest-photos.one' }, { at: place, name });
  return (
    <li>
      <a href={photoSource(photo, 1280)} target="_blank" rel="noopener noreferrer">
        <img
          src={photoSource(photo, 640)}
          srcSet={photoSourceSet(photo)}
          sizes="(min-width: 900px) 220px, 45vw"
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </a>
      <Text size="small" tone="soft">
        {[name, formatDate(createdAt, { day: 'numeric', month: 'long' })].filter((part) => part !== '').join(', ')}
      </Text>
      {mayEdit && state !== 'removed' ? (
        <Inline gap={1}>
          {acts[state].map((act) => (
            <Button
              key={act}
              size="s"
              kind={act === 'shown' ? 'soft' : 'plain'}
              isDisabled={isBusy}
              aria-label={`${formatMessage({ id: `guest-photos.act.${act}` })}: ${alt}`}
              onPress={() => onDecide(id, act)}
            >
              <FormattedMessage id={`guest-photos.act.${act}`} />
            </Button>
          ))}
          <IconButton
            size="s"
            label={formatMessage({ id: 'guest-photos.delete-named' }, { name: alt })}
            isDisabled={isBusy}
            onPress={() => onRemove(id)}
          >
            <TrashIcon size="s" />
          </IconButton>
        </Inline>
      ) : null}
    </li>
  );
};

/** Guests' pictures of one state, with what can be done about each. */
export const PhotoCards = ({ photos, ...rest }: Props) => {
  const [most, setMost] = useState(atOnce);
  return (
    <Stack gap={4} align="stretch">
      <Cards>
        {photos.slice(0, most).map((photo, index) => (
          <PhotoCard key={photo.id} photo={photo} place={index + 1} {...rest} />
        ))}
      </Cards>
      {photos.length <= most ? null : (
        <Inline>
          <LinkButton onClick={() => setMost(most + atOnce)}>
            <FormattedMessage id="guest-photos.more" values={{ count: photos.length - most }} />
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
};
