import styled from '@emotion/styled';
import { photoConstants } from '@posy/shared-contracts/constants';
import type { PhotoFault } from '@posy/shared-contracts/endpoints';
import { photoSource } from '@posy/shared-contracts/entities';
import { Button, Card, Inline, InlineError, Section, Stack, Text } from '@posy/shared-ui';
import { CameraIcon } from '@posy/shared-ui/icons';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePhotoUpload } from '#site/use-photo-upload';

const Picture = styled.img`
  inline-size: min(100%, 420px);
  aspect-ratio: 40 / 21;
  object-fit: cover;
  border-radius: 14px;
`;

const faultWords = {
  'too-large': 'details.picture.too-large',
  type: 'details.picture.type',
  unreadable: 'details.picture.type',
  quota: 'details.picture.quota',
  offline: 'details.picture.offline',
  'signed-out': 'details.picture.failed',
  'not-allowed': 'website.forbidden',
  failed: 'details.picture.failed',
} as const satisfies Record<PhotoFault, string>;

interface Props {
  weddingId: string;
  /** The path of the couple's own photo; null while it is the drawing. */
  picture: string | null;
  onChange: (picture: string | null) => void;
}

/** A form for the picture that messengers show beside the link to the website. */
export const SharePictureSection = ({ weddingId, picture, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const upload = usePhotoUpload(weddingId, onChange);
  return (
    <Section title={<FormattedMessage id="details.picture.title" />} size="h3">
      <Card>
        <Stack gap={4}>
          {picture === null ? null : (
            <Picture src={photoSource({ path: picture }, 640)} alt={formatMessage({ id: 'details.picture.photo' })} />
          )}
          <Text tone="soft">
            <FormattedMessage id="details.picture.text" />{' '}
            {picture === null ? <FormattedMessage id="details.picture.drawn" /> : null}
          </Text>
          <input
            ref={input}
            type="file"
            hidden
            accept={photoConstants.types.join(',')}
            aria-label={formatMessage({ id: 'details.picture.choose' })}
            onChange={({ currentTarget }) => {
              void upload.add([...(currentTarget.files ?? [])].slice(0, 1));
              currentTarget.value = '';
            }}
          />
          <Inline gap={3}>
            <Button kind="soft" icon={<CameraIcon />} isPending={upload.isBusy} onPress={() => input.current?.click()}>
              <FormattedMessage id={picture === null ? 'details.picture.choose' : 'details.picture.other'} />
            </Button>
            {picture === null ? null : (
              <Button kind="plain" onPress={() => onChange(null)}>
                <FormattedMessage id="details.picture.remove" />
              </Button>
            )}
          </Inline>
          {upload.fault === null ? null : (
            <InlineError isAlert>
              <FormattedMessage id={faultWords[upload.fault]} />
            </InlineError>
          )}
        </Stack>
      </Card>
    </Section>
  );
};
