import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { dayAndTime, dayOf, timeText } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import type { LastSeen } from '../rules/reading';

const Marks = styled.span`
  display: inline-flex;
  vertical-align: -3px;
  margin-inline-start: 4px;
  &[data-read] {
    color: ${color.stem};
  }
  & > svg + svg {
    margin-inline-start: -11px;
  }
`;

/** One tick for a message that was delivered, two for one that was read. The words beside them say the same. */
export const Ticks = ({ isRead }: { isRead: boolean }) => (
  <Marks aria-hidden data-read={isRead || undefined}>
    <CheckIcon size="s" />
    {isRead ? <CheckIcon size="s" /> : null}
  </Marks>
);

/** Formats the time of a reading: hours and minutes on the day the message was written, otherwise with the day. */
export const useSeenTime = (): ((at: string, writtenAt: string) => string) => {
  const reader = useReader();
  return (at, writtenAt) =>
    dayOf(at, reader.zone) === dayOf(writtenAt, reader.zone) ? timeText(at, reader) : dayAndTime(at, reader);
};

/** The mark below the last read message, where later ones of its group were not read yet. */
export const SeenMark = ({ seen, writtenAt }: { seen: LastSeen; writtenAt: string }) => {
  const { formatMessage } = useIntl();
  const seenTime = useSeenTime();
  return (
    <small>
      {seen.at === null
        ? formatMessage({ id: 'inbox.thread.seen' })
        : formatMessage({ id: 'inbox.thread.seen-at' }, { time: seenTime(seen.at, writtenAt) })}
      <Ticks isRead />
    </small>
  );
};
