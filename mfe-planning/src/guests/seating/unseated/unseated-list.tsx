import styled from '@emotion/styled';
import { useViewport } from '@posy/remote-kit';
import type { SeatingScope } from '@posy/shared-contracts/rules';
import { Avatar, Card, color, Heading, type Hue, IconButton, Inline, Stack, Text } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { type KeyboardEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DotsSixVerticalIcon } from '#plan/icons/planning-icons';
import { MoveToIcon } from '../icons/seating-icons';
import type { Seating } from '../queries/use-seating';
import type { SeatingGuest } from '../rules/seating-plan';
import { useGuestNote } from './use-guest-note';

const List = styled.ul`
  max-block-size: 70dvh;
  overflow: auto;
  & > li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px 8px 8px 12px;
    line-height: 1.3;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & > li[data-dragged] {
    opacity: 0.4;
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${color.inkFaint};
    font-size: 0.8125rem;
  }
`;

const Grip = styled.span`
  display: flex;
  color: ${color.inkFaint};
  cursor: grab;
  touch-action: none;
`;

const Key = styled.kbd`
  padding: 2px 7px;
  border-radius: 99px;
  background: ${color.sunken};
  font: 600 0.8125rem/1.4 var(--posy-face-text);
`;

/** Below this width the hint about keys is hidden. */
const keyboardFrom = 700;

interface UnseatedRowProps {
  guest: SeatingGuest;
  hue: Hue | undefined;
  note: string;
  onOpen: ((guestId: string, anchor: HTMLElement) => void) | null;
}

const UnseatedRow = ({ guest, hue, note, onOpen }: UnseatedRowProps) => {
  const { formatMessage } = useIntl();
  const openByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const button = event.currentTarget.querySelector('button');
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || button === null) return;
    event.preventDefault();
    onOpen?.(guest.id, button);
  };
  return (
    <li data-guest={onOpen === null ? undefined : guest.id} onKeyDown={openByKey}>
      {onOpen !== null && (
        <Grip aria-hidden="true">
          <DotsSixVerticalIcon size="s" />
        </Grip>
      )}
      <Avatar name={guest.name} hue={hue} size="s" isDecorative />
      <div>
        <b>{guest.name}</b>
        {note !== '' && <small>{note}</small>}
      </div>
      {onOpen !== null && (
        <IconButton
          size="s"
          label={formatMessage({ id: 'seating.move' }, { name: guest.name })}
          aria-haspopup="menu"
          aria-keyshortcuts="M"
          onPress={(event) => onOpen(guest.id, event.currentTarget)}
        >
          <MoveToIcon size="s" isFlipped />
        </IconButton>
      )}
    </li>
  );
};

interface Props {
  seating: Seating;
  scope: SeatingScope;
  onOpen: UnseatedRowProps['onOpen'];
}

/** Lists the guests without a seat, each with the facts that matter for finding one. */
export const UnseatedList = ({ seating, scope, onOpen }: Props) => {
  const { formatMessage } = useIntl();
  const { width } = useViewport();
  const [words, setWords] = useState('');
  const noteOf = useGuestNote(seating);
  const { unseated, plan } = seating;
  const wanted = words.trim().toLocaleLowerCase();
  const shown = unseated.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <Stack gap={3} as="section" data-table="">
      <Inline justify="space-between" align="baseline">
        <Heading level={2} size="h3">
          <FormattedMessage id="seating.unseated" />
        </Heading>
        <Text size="small" tone="faint">
          <FormattedMessage id="seating.unseated.count" values={{ count: unseated.length }} />
        </Text>
      </Inline>
      {unseated.length > 8 && (
        <SearchField
          label={formatMessage({ id: 'seating.unseated.search' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'seating.unseated.search' })}
          clearLabel={formatMessage({ id: 'seating.unseated.clear' })}
          value={words}
          onChange={setWords}
        />
      )}
      {shown.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage
            id={
              plan.guests.length === 0
                ? `seating.unseated.nobody.${scope}`
                : `seating.unseated.${unseated.length === 0 ? 'none' : 'no-match'}`
            }
          />
        </Text>
      ) : (
        <Card isFlush>
          <List>
            {shown.map((guest) => (
              <UnseatedRow
                key={guest.id}
                {...{ guest, onOpen }}
                hue={seating.hues.get(guest.household)}
                note={noteOf(guest)}
              />
            ))}
          </List>
        </Card>
      )}
      {onOpen !== null && shown.length > 0 && (
        <Text size="small" tone="faint">
          {width < keyboardFrom ? (
            <FormattedMessage id="seating.unseated.help.phone" />
          ) : (
            <FormattedMessage id="seating.unseated.help" values={{ key: <Key>M</Key> }} />
          )}
        </Text>
      )}
    </Stack>
  );
};
