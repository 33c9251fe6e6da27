import { useHost, usePersonHue, useSignedIn } from '@posy/remote-kit';
import { isNewNote, type Note } from '@posy/shared-contracts/entities';
import { Avatar, Inline, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Returns the name of a member; null when the wedding does not have it. */
export const useMemberName = (): ((uid: string) => string | null) => {
  const person = useSignedIn();
  return (uid) => {
    if (person?.uid === uid) return person.user.name;
    return person?.wedding?.users?.find(({ id }) => id === uid)?.name ?? null;
  };
};

/** The author of a note, and the time it was added or last edited. Source: S4-scrapbook-07, S4-scrapbook-08. */
export const NoteByline = ({ note }: { note: Note }) => {
  const { formatDate } = useIntl();
  const { clock } = useHost();
  const nameOf = useMemberName();
  const hueOf = usePersonHue();
  const name = note.author === null ? null : nameOf(note.author);
  const day = new Date(note.updatedAt);
  const isThisYear = day.getFullYear() === new Date(clock.now()).getFullYear();
  const date = formatDate(day, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) });
  return (
    <Inline gap={2}>
      {name === null || name === '' ? null : <Avatar name={name} hue={hueOf(note.author ?? name)} size="s" />}
      <Text as="span" size="small" tone="faint">
        <FormattedMessage
          id={isNewNote(note) ? 'scrapbook.byline.added' : 'scrapbook.byline.edited'}
          values={{ date }}
        />
      </Text>
    </Inline>
  );
};
