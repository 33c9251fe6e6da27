import styled from '@emotion/styled';
import { useAccess, useLive, useLocaleInfo, usePersonHue } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { noteConstants } from '@posy/shared-contracts/constants';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, Button, Link, Section, Stack, Text } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notesQuery, useAddNote, useMemberName } from '#scrapbook/public';

const List = styled.ul`
  display: grid;
  gap: 14px;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
`;

interface Props {
  weddingId: string;
  taskId: string;
  title: string;
}

const Noted = ({ note, taskTitle }: { note: Identified<Note>; taskTitle: string }) => {
  const { market } = useLocaleInfo();
  const { formatDate } = useIntl();
  const nameOf = useMemberName();
  const hueOf = usePersonHue();
  const name = note.author === null ? '' : (nameOf(note.author) ?? '');
  const { title, body } = note;
  return (
    <li>
      <Avatar name={name} hue={hueOf(note.author ?? name)} size="s" />
      <div>
        {title !== taskTitle && title !== '' && <Text isStrong>{title}</Text>}
        {body !== '' && <Text>{body}</Text>}
        <Text size="small" tone="faint">
          {formatDate(note.updatedAt, { dateStyle: 'long' })}
          {' · '}
          <Link href={paths.note(market.prefix, note.id)}>
            <FormattedMessage id="planning.checklist.notes.open" />
          </Link>
        </Text>
      </div>
    </li>
  );
};

const Write = ({ weddingId, taskId, title }: Props) => {
  const { formatMessage } = useIntl();
  const [body, setBody] = useState('');
  const add = useAddNote(weddingId, {
    notice: formatMessage({ id: 'planning.checklist.notes.added' }),
    refused: formatMessage({ id: 'planning.checklist.notes.refused' }),
  });
  const label = formatMessage({ id: 'planning.checklist.notes.write' });
  const save = (): void => {
    const text = body.trim();
    if (text === '') return;
    add({ title, body: text, link: { kind: 'task', id: taskId, label: title } }, () => setBody(text));
    setBody('');
  };
  return (
    <Form onSubmit={save}>
      <Line>
        <TextField
          label={label}
          isLabelHidden
          placeholder={label}
          value={body}
          onChange={setBody}
          maxLength={noteConstants.bodyLength}
        />
        <Button type="submit" isDisabled={body.trim() === ''}>
          <FormattedMessage id="planning.checklist.notes.save" />
        </Button>
      </Line>
    </Form>
  );
};

/** The notes of the scrapbook that belong to a task, with a field to add one. */
export const TaskNotes = (props: Props) => {
  const access = useAccess('notes');
  const { value } = useLive(access === 'none' ? null : notesQuery(props.weddingId));
  if (access === 'none') return null;
  const notes = (value ?? [])
    .filter(({ link }) => link?.kind === 'task' && link.id === props.taskId)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  if (notes.length === 0 && access !== 'edit') return null;
  return (
    <Section level={3} title={<FormattedMessage id="planning.checklist.notes" />}>
      <Stack gap={4}>
        {notes.length > 0 && (
          <List>
            {notes.map((note) => (
              <Noted key={note.id} note={note} taskTitle={props.title} />
            ))}
          </List>
        )}
        {access === 'edit' && <Write {...props} />}
      </Stack>
    </Section>
  );
};
