import styled from '@emotion/styled';
import { CutNotice, useFilesWithin } from '@posy/remote-kit/uploads';
import { photoConstants, websiteConstants } from '@posy/shared-contracts/constants';
import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import { photoSource } from '@posy/shared-contracts/entities';
import { Button, Heading, IconButton, Inline, InlineError, Stack, Text } from '@posy/shared-ui';
import { ArrowLeftIcon, CameraIcon, XIcon } from '@posy/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePhotoUpload } from '#site/use-photo-upload';

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: 12px;
  & > li {
    display: grid;
    gap: 4px;
  }
  & img {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: 14px;
  }
`;

const faultWords = {
  'too-large': 'sections.photos.too-large',
  type: 'sections.photos.type',
  unreadable: 'sections.photos.type',
  quota: 'sections.photos.quota',
  offline: 'sections.photos.offline',
  'signed-out': 'sections.photos.failed',
  'not-allowed': 'website.forbidden',
  failed: 'sections.photos.failed',
} as const satisfies Record<PhotoFault, string>;

interface Props {
  weddingId: string;
  photos: readonly string[];
  onChange: (photos: string[]) => void;
}

/** The photos of a section: added, put into order, taken out. */
export const PhotosField = ({ weddingId, photos, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  const upload = usePhotoUpload(weddingId, (path) => {
    latest.current = [...latest.current, path];
    onChange([...latest.current]);
  });
  const earlier = (place: number): string[] => {
    const rest = photos.filter((_, other) => other !== place);
    return [...rest.slice(0, place - 1), ...photos.slice(place, place + 1), ...rest.slice(place - 1)];
  };
  const { mostPhotos: most } = websiteConstants;
  const room = most - photos.length;
  const within = useFilesWithin(room, (files) => void upload.add(files));
  return (
    <Stack gap={3}>
      <Heading level={3} size="title">
        <FormattedMessage id="sections.photos.title" />
      </Heading>
      <Photos>
        {photos.map((path, place) => (
          <li key={path}>
            <img
              src={photoSource({ path }, 320)}
              alt={formatMessage({ id: 'sections.photos.one' }, { at: place + 1 })}
            />
            <Inline justify="space-between" gap={1}>
              <IconButton
                size="s"
                label={formatMessage({ id: 'sections.photos.earlier' }, { at: place + 1 })}
                isDisabled={place === 0}
                onPress={() => onChange(earlier(place))}
              >
                <ArrowLeftIcon size="s" isFlipped />
              </IconButton>
              <IconButton
                size="s"
                label={formatMessage({ id: 'sections.photos.remove' }, { at: place + 1 })}
                onPress={() => onChange(photos.filter((_, other) => other !== place))}
              >
                <XIcon size="s" />
              </IconButton>
            </Inline>
          </li>
        ))}
      </Photos>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={photoConstants.types.join(',')}
        aria-label={formatMessage({ id: 'sections.photos.add' })}
        onChange={({ currentTarget }) => {
          within.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Inline gap={2}>
        <Button
          size="s"
          kind="line"
          icon={<CameraIcon size="s" />}
          isPending={upload.isBusy}
          isDisabled={room <= 0}
          onPress={() => input.current?.click()}
        >
          <FormattedMessage id="sections.photos.add" />
        </Button>
        <Text as="span" size="small" tone="faint">
          <FormattedMessage id="sections.photos.room" values={{ count: room }} />
        </Text>
      </Inline>
      <CutNotice cut={within.cut} words={(cut) => formatMessage({ id: 'sections.photos.cut' }, { ...cut, most })} />
      {upload.fault === null ? null : (
        <InlineError isAlert>
          <FormattedMessage id={faultWords[upload.fault]} />
        </InlineError>
      )}
    </Stack>
  );
};
