import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { photoSource, photoSourceSet, type Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Link, radius, Stack, Tag, Text } from '@posy/shared-ui';
import { PencilIcon, TrashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoteBody } from '../note-body';
import { NoteByline } from '../note-byline';

const Photos = styled.div`
  display: grid;
  gap: 10px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  & > img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${radius.picture};
  }
`;

interface Props {
  note: Identified<Note>;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const LinkedTo = ({ link }: { link: NonNullable<Note['link']> }) => {
  const { market } = useLocaleInfo();
  const href = link.kind === 'task' ? paths.task(market.prefix, link.id) : paths.shortlist(market.prefix);
  return (
    <Text size="small">
      <FormattedMessage id="scrapbook.linked" /> <Link href={href}>{link.label}</Link>
    </Text>
  );
};

/** A note to look at. */
export const NoteView = ({ note, canEdit, onEdit, onDelete }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={4}>
      {note.photos.length === 0 ? null : (
        <Photos>
          {note.photos.map((photo, place) => (
            <img
              key={photo.path}
              src={photoSource(photo, 640)}
              srcSet={photoSourceSet(photo)}
              sizes="(min-width: 768px) 560px, 90vw"
              width={photo.width}
              height={photo.height}
              alt={formatMessage({ id: 'scrapbook.photo' }, { number: place + 1, total: note.photos.length })}
            />
          ))}
        </Photos>
      )}
      {note.body === '' ? null : <NoteBody body={note.body} size="page" />}
      {note.tags.length === 0 ? null : (
        <Inline gap={2}>
          {note.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Inline>
      )}
      {note.link === null ? null : <LinkedTo link={note.link} />}
      <NoteByline note={note} />
      {canEdit ? (
        <Inline justify="space-between" gap={2}>
          <Button kind="plain" icon={<TrashIcon />} onPress={onDelete}>
            <FormattedMessage id="scrapbook.delete" />
          </Button>
          <Button kind="main" icon={<PencilIcon />} onPress={onEdit}>
            <FormattedMessage id="scrapbook.edit" />
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
};
