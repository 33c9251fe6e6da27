import styled from '@emotion/styled';
import { CutNotice, UploadTile } from '@posy/remote-kit/uploads';
import { photoConstants, reviewConstants } from '@posy/shared-contracts/constants';
import { color, Text } from '@posy/shared-ui';
import { PlusIcon } from '@posy/shared-ui/icons';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DraftPhoto } from '../rules/review-draft';
import { PhotoTile } from './photo-tiles';
import { useUploadWords } from './upload-words';
import type { useReviewPhotos } from './use-review-photos';

const Group = styled.div`
  display: grid;
  gap: 8px;
  & > p > small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkFaint};
  }
`;

const Strip = styled.ul`
  display: grid;
  gap: 10px;
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 30%), 1fr));
`;

const AddButton = styled.button`
  display: grid;
  gap: 4px;
  place-content: center;
  justify-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  border: 1.5px dashed ${color.lineStrong};
  border-radius: 14px;
  background: ${color.raised};
  color: ${color.inkSoft};
  font-weight: 600;
  font-size: 0.875rem;
  &:hover {
    background: ${color.sunken};
  }
`;

interface Props {
  photos: readonly DraftPhoto[];
  control: ReturnType<typeof useReviewPhotos>;
  onChange: (photos: DraftPhoto[]) => void;
}

/** The photos of a review, in their order, up to six. */
export const PhotosField = ({ photos, control, onChange }: Props) => {
  const label = useId();
  const words = useUploadWords();
  const { formatMessage } = useIntl();
  const { mostPhotos: most } = reviewConstants;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Group role="group" aria-labelledby={label}>
      <Text id={label} isStrong size="small">
        <FormattedMessage id="write.photos" values={{ most, small: (words) => <small key="most">{words}</small> }} />
      </Text>
      <Strip>
        {photos.map(({ public_id: id }, place) => (
          <PhotoTile key={id} {...{ photos, place, onChange }} onRemove={control.remove} />
        ))}
        {control.uploads.map((upload) => (
          <UploadTile key={upload.id} upload={upload} words={words} onDismiss={control.dismiss} />
        ))}
        {control.room === 0 ? null : (
          <li>
            <AddButton type="button" onClick={() => input.current?.click()}>
              <PlusIcon />
              <FormattedMessage id="write.photos.add" />
            </AddButton>
          </li>
        )}
      </Strip>
      <CutNotice cut={control.cut} words={(cut) => formatMessage({ id: 'write.photos.cut' }, { ...cut, most })} />
      {control.gone === 0 ? null : (
        <Text size="small" tone="soft" role="status">
          <FormattedMessage id="write.photos.gone" values={{ count: control.gone }} />
        </Text>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={photoConstants.types.join(',')}
        data-testid="review-photos"
        onChange={(event) => {
          control.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </Group>
  );
};
