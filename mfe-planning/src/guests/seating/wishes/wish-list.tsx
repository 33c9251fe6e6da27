import styled from '@emotion/styled';
import type { SeatingWishKind } from '@posy/shared-contracts/entities';
import { Avatar, Button, Card, color, Heading, type Hue, IconButton, Inline, Tag, Text } from '@posy/shared-ui';
import { CheckIcon, type IconComponent, PlusIcon, TrashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { HandHeartIcon, MusicNoteIcon, SeparateIcon, WheelchairIcon } from '../icons/seating-icons';
import type { SeatingCommands } from '../queries/seating-commands';
import type { Seating } from '../queries/use-seating';
import type { Wish } from '../rules/seating-plan';

const looks: Readonly<Record<SeatingWishKind, { hue: Hue; Icon: IconComponent }>> = {
  together: { hue: 'fern', Icon: HandHeartIcon },
  apart: { hue: 'apricot', Icon: SeparateIcon },
  'step-free': { hue: 'bluebell', Icon: WheelchairIcon },
  quiet: { hue: 'primrose', Icon: MusicNoteIcon },
};

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-block: 8px;
    line-height: 1.35;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const State = ({ state }: { state: 'met' | 'broken' | 'open' | 'idle' }) => (
  <Tag hue={state === 'met' ? 'fern' : state === 'broken' ? 'apricot' : undefined}>
    {state === 'met' && <CheckIcon size="s" />}
    <FormattedMessage id={`seating.wish.${state}`} />
  </Tag>
);

interface Props {
  seating: Seating;
  /** Null for read-only members. */
  commands: SeatingCommands | null;
  onAdd: () => void;
}

const WishRow = ({ wish, seating, commands }: Omit<Props, 'onAdd'> & { wish: Wish }) => {
  const intl = useIntl();
  const { hue, Icon } = looks[wish.kind];
  const kind = intl.formatMessage({ id: `seating.wish.${wish.kind}` });
  const names = intl.formatList(
    wish.guests.map((id) => seating.names.get(id) ?? intl.formatMessage({ id: 'seating.wish.gone' })),
  );
  return (
    <li>
      <Avatar name={kind} hue={hue} size="s" isDecorative>
        <Icon size="s" />
      </Avatar>
      <div>
        <b>{kind}</b>
        <Text size="small" tone="soft">
          {names}
        </Text>
      </div>
      <State state={seating.states.get(wish.id) ?? 'open'} />
      {commands !== null && (
        <IconButton
          size="s"
          label={intl.formatMessage({ id: 'seating.wish.remove' }, { kind, names })}
          onPress={() => commands.removeWish(wish)}
        >
          <TrashIcon size="s" />
        </IconButton>
      )}
    </li>
  );
};

/** Lists the couple's seating wishes, each with its state. */
export const WishList = ({ seating, commands, onAdd }: Props) => {
  const { wishes } = seating.plan;
  const inOrder = [...wishes].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  return (
    <Card as="section">
      <Inline justify="space-between">
        <Heading level={2} size="h3">
          <FormattedMessage id="seating.wishes" />
        </Heading>
        {commands !== null && (
          <Button kind="plain" size="s" icon={<PlusIcon size="s" />} onPress={onAdd}>
            <FormattedMessage id="seating.wishes.add" />
          </Button>
        )}
      </Inline>
      {wishes.length === 0 ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="seating.wishes.none" />
        </Text>
      ) : (
        <List>
          {inOrder.map((wish) => (
            <WishRow key={wish.id} {...{ wish, seating, commands }} />
          ))}
        </List>
      )}
    </Card>
  );
};
