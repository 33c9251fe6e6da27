import styled from '@emotion/styled';
import { CutNotice, useFilesWithin } from '@posy/remote-kit/uploads';
import { ownProfileConstants, photoConstants } from '@posy/shared-contracts/constants';
import { type OwnProfile, pictureGroups, type SupplierCategory } from '@posy/shared-contracts/entities';
import { Button, Card, color, InlineError, Section, Text } from '@posy/shared-ui';
import { SelectField, TextField } from '@posy/shared-ui/forms';
import { PlusIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { partAnchors } from '../completeness/steps';
import { moved, type PartProps, replaced, without } from '../writing/part';
import { useFaultWords } from '../writing/use-fault-words';
import { type TileDrag, useDraggedTile } from './use-dragged-tile';
import { usePhotos } from './use-photos';

const Tiles = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  & > li {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 12px;
  }
  & > li > [draggable] {
    cursor: grab;
  }
  & > li[data-target] {
    outline: 3px solid ${color.stem};
    outline-offset: 4px;
    border-radius: 12px;
  }
`;

interface Props extends PartProps {
  supplierId: string;
  type: SupplierCategory;
}
type Photo = OwnProfile['photos'][number];

/** Returns a photo in a group; in none for an unknown one. */
const withGroup = ({ group: _before, ...photo }: Photo, chosen: string): Photo => {
  const group = pictureGroups.find((known) => known === chosen);
  return group === undefined ? photo : { ...photo, group };
};

interface TileProps extends Pick<PartProps, 'faultAt'> {
  photo: Photo;
  at: number;
  count: number;
  type: SupplierCategory;
  drag: TileDrag;
  onChange: (photo: Photo) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const Tile = ({ photo, at, count, type, drag, faultAt, onChange, onMove, onRemove }: TileProps) => {
  const { formatMessage } = useIntl();
  const fault = useFaultWords(faultAt);
  const number = at + 1;
  const word = (id: 'editor.photo.first' | 'editor.photo.earlier' | 'editor.photo.later' | 'editor.photo.remove') =>
    formatMessage({ id });
  return (
    <li {...drag.target}>
      <div {...drag.source}>
        <Picture picture={{ category: type, seed: photo.seed, label: photo.label }} shape="4x3" sizes="220px" />
      </div>
      <TextField
        label={formatMessage({ id: 'editor.photo.label' }, { number })}
        value={photo.label}
        maxLength={ownProfileConstants.lineLength}
        onChange={(label) => onChange({ ...photo, label })}
        {...fault(`photos.${at}.label`)}
      />
      <SelectField
        label={formatMessage({ id: 'editor.photo.group' }, { number })}
        placeholder={formatMessage({ id: 'editor.photo.group.none' })}
        value={photo.group ?? ''}
        onChange={(chosen) => onChange(withGroup(photo, chosen))}
        options={pictureGroups.map((group) => ({
          value: group,
          label: formatMessage({ id: `profile.pictures.group.${group}` }),
        }))}
      />
      <MenuButton
        size="s"
        label={formatMessage({ id: 'editor.photo.do' }, { number })}
        actions={[
          ...(at > 0 ? [{ id: 'first', label: word('editor.photo.first'), onSelect: () => onMove(0) }] : []),
          ...(at > 0 ? [{ id: 'earlier', label: word('editor.photo.earlier'), onSelect: () => onMove(at - 1) }] : []),
          ...(number < count
            ? [{ id: 'later', label: word('editor.photo.later'), onSelect: () => onMove(number) }]
            : []),
          { id: 'remove', label: word('editor.photo.remove'), onSelect: onRemove },
        ]}
      >
        {at === 0 ? (
          <FormattedMessage id="editor.photo.card" />
        ) : (
          <FormattedMessage id="editor.photo" values={{ number }} />
        )}
      </MenuButton>
    </li>
  );
};

/** The pictures in their order, each described; the first one is the card in search. */
export const PhotosPart = ({ own: { photos }, change, faultAt, supplierId, type }: Props) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const now = useRef(photos);
  now.current = photos;
  const { sending, send } = usePhotos(supplierId, ({ seed, portrait }) => {
    if (!now.current.some((photo) => photo.seed === seed)) {
      now.current = [...now.current, { seed, label: '', portrait }];
      change({ photos: now.current });
    }
  });
  const { photos: most } = ownProfileConstants;
  const room = most - photos.length - sending.filter((one) => 'share' in one).length;
  const within = useFilesWithin(room, send);
  const dragOf = useDraggedTile((from, to) => change({ photos: moved(photos, from, to) }));
  return (
    <Card id={partAnchors.photos}>
      <Section
        title={<FormattedMessage id="editor.photos" />}
        size="h3"
        gap={3}
        action={
          room > 0 ? (
            <Button size="s" icon={<PlusIcon />} onPress={() => input.current?.click()}>
              <FormattedMessage id="editor.photos.add" />
            </Button>
          ) : null
        }
      >
        <Text size="small" tone="soft">
          <FormattedMessage id="editor.photos.lead" />
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={formatMessage({ id: 'editor.photos.add' })}
          accept={photoConstants.types.join(',')}
          onChange={({ target }) => {
            within.add([...(target.files ?? [])]);
            // The same file may be chosen once more.
            target.value = '';
          }}
        />
        <CutNotice cut={within.cut} words={(cut) => formatMessage({ id: 'editor.photos.cut' }, { ...cut, most })} />
        <div aria-live="polite">
          {sending.map((one) =>
            'fault' in one ? (
              <InlineError key={one.id}>
                <FormattedMessage id={`editor.photo.fault.${one.fault}`} values={{ name: one.name }} />
              </InlineError>
            ) : (
              <Text key={one.id} size="small">
                <FormattedMessage id="editor.photos.sending" values={{ name: one.name }} />
              </Text>
            ),
          )}
        </div>
        <Tiles>
          {photos.map((photo, at) => (
            <Tile
              key={photo.seed}
              {...{ photo, at, type, faultAt, count: photos.length, drag: dragOf(at) }}
              onChange={(next) => change({ photos: replaced(photos, at, next) })}
              onMove={(to) => change({ photos: moved(photos, at, to) })}
              onRemove={() => change({ photos: without(photos, at) })}
            />
          ))}
        </Tiles>
        {photos.length > 1 ? (
          <Text size="small" tone="soft">
            <FormattedMessage id="editor.photos.order" />
          </Text>
        ) : null}
      </Section>
    </Card>
  );
};
