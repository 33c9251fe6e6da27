import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, Button, Card, Inline, Row, Rows, Stack, Tag } from '@posy/shared-ui';
import { CaretRightIcon, HeartIcon, ListChecksIcon, PencilIcon, TrashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoteBlocks } from '../notes/note-body';
import { NoteByline } from '../notes/note-byline';
import { aroundPictures, noteBlocks } from '../rules/note-blocks';
import { Beside, Desk, Margin, Sheet } from './note-page';
import { NotePhotos } from './photos/note-photos';
import { WhoSeesIt } from './who-sees-it';

interface Props {
  note: Identified<Note>;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const looks = {
  task: { hue: 'fern', icon: <ListChecksIcon size="s" /> },
  supplier: { hue: 'peony', icon: <HeartIcon size="s" /> },
} as const;

const LinkedTo = ({ link }: { link: NonNullable<Note['link']> }) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const href = link.kind === 'task' ? paths.task(market.prefix, link.id) : paths.shortlist(market.prefix);
  const { hue, icon } = looks[link.kind];
  return (
    <Beside title={<FormattedMessage id="scrapbook.linked" />}>
      <Card isFlush>
        <Rows>
          <Row
            isInset
            href={href}
            start={
              <Avatar name="" hue={hue} size="s" isDecorative>
                {icon}
              </Avatar>
            }
            title={link.label}
            note={formatMessage({ id: `scrapbook.link.${link.kind}` })}
            end={<CaretRightIcon size="s" />}
          />
        </Rows>
      </Card>
    </Beside>
  );
};

const Page = ({ note }: { note: Identified<Note> }) => {
  const { above, below } = aroundPictures(noteBlocks(note.body));
  return (
    <Sheet>
      <NoteByline note={note} />
      <NoteBlocks blocks={above} size="page" />
      <NotePhotos photos={note.photos} />
      <NoteBlocks blocks={below} size="page" />
    </Sheet>
  );
};

/** Shows a note: the page and, beside it, its tags, its link and its readers. */
export const NoteView = ({ note, canEdit, onEdit, onDelete }: Props) => (
  <Stack gap={5}>
    <Desk>
      <Page note={note} />
      <Margin>
        {note.tags.length === 0 ? null : (
          <Beside title={<FormattedMessage id="scrapbook.tags" />}>
            <Inline gap={2}>
              {note.tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </Inline>
          </Beside>
        )}
        {note.link === null ? null : <LinkedTo link={note.link} />}
        <WhoSeesIt />
      </Margin>
    </Desk>
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
