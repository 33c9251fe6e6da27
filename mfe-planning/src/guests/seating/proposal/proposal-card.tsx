import styled from '@emotion/styled';
import { Avatar, Button, Card, color, Heading, Inline, media, Stack, Text } from '@posy/shared-ui';
import { SparkleIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatingCommands } from '../queries/seating-commands';
import type { Seating } from '../queries/use-seating';
import type { Placement } from '../rules/proposal/proposal';
import { leftOverWords, placementWords, reasonWords } from './reason-words';
import type { ProposalControl } from './use-proposal';

const List = styled.ul`
  @media (min-width: 1200px) {
    max-block-size: 40dvh;
    overflow: auto;
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 10px;
    padding-block: 10px;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  & > li + li {
    border-block-start: 1px solid color-mix(in oklab, ${color.hue.deep}, transparent 82%);
  }
  & > li > div {
    overflow-wrap: anywhere;
  }
`;

/** The card stays visible however long the list is: at the edge of the screen, on phones above the sections. */
const Docked = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0 -20px -20px;
  padding: 12px 20px 16px;
  border-block-start: 1px solid color-mix(in oklab, ${color.hue.deep}, transparent 82%);
  border-radius: 0 0 16px 16px;
  background: ${color.hue.wash};
  ${media.tablet} {
    margin: 0 -24px -24px;
    padding-inline: 24px;
  }
  ${media.phone} {
    inset-block-end: calc(64px + env(safe-area-inset-bottom));
  }
`;

interface Props {
  seating: Seating;
  control: ProposalControl;
  commands: SeatingCommands;
}

const PlacementRow = ({
  placement,
  seating,
  onSeat,
}: {
  placement: Placement;
  seating: Seating;
  onSeat: (() => void) | null;
}) => {
  const intl = useIntl();
  const who = placementWords(intl, seating, placement);
  const first = seating.names.get(placement.guests[0]?.id ?? '') ?? '';
  return (
    <li>
      <Avatar name={first} hue={seating.hues.get(placement.household)} size="s" isDecorative />
      <div>
        <b>{who}</b>
        {placement.reasons.map((reason) => (
          <Text key={reason.kind} size="small" tone="soft">
            {reasonWords(intl, seating, reason)}
          </Text>
        ))}
        {onSeat !== null && (
          <Button
            size="s"
            aria-label={intl.formatMessage({ id: 'seating.proposal.seat' }, { name: who })}
            onPress={onSeat}
          >
            <FormattedMessage id="seating.proposal.seat.short" />
          </Button>
        )}
      </div>
    </li>
  );
};

const Invitation = ({ control }: Pick<Props, 'control'>) => (
  <Card as="section" hue="bluebell">
    <Stack gap={3}>
      <Heading level={2} size="h3">
        <FormattedMessage id="seating.suggest.title" />
      </Heading>
      <Text size="small" tone="soft">
        <FormattedMessage id="seating.suggest.text" />
      </Text>
      <Inline>
        <Button kind="main" size="s" icon={<SparkleIcon size="s" />} onPress={control.ask}>
          <FormattedMessage id="seating.suggest" />
        </Button>
      </Inline>
    </Stack>
  </Card>
);

const Actions = ({
  control,
  commands,
  isSingly,
  onSingly,
}: Omit<Props, 'seating'> & { isSingly: boolean; onSingly: () => void }) => {
  const count = control.placements.flatMap(({ guests }) => guests).length;
  return (
    <Docked>
      {count > 0 && (
        <Button kind="main" size="s" onPress={() => commands.accept(control.placements)}>
          <FormattedMessage id="seating.proposal.accept" values={{ count }} />
        </Button>
      )}
      {count > 0 && !isSingly && (
        <Button kind="plain" size="s" onPress={onSingly}>
          <FormattedMessage id="seating.proposal.one-by-one" />
        </Button>
      )}
      <Button kind="plain" size="s" onPress={control.ask}>
        <FormattedMessage id="seating.proposal.again" />
      </Button>
      <Button kind="plain" size="s" onPress={control.putAway}>
        <FormattedMessage id="seating.proposal.close" />
      </Button>
    </Docked>
  );
};

/** The suggestion with a reason for each household. It is accepted whole or one household at a time. */
export const ProposalCard = ({ seating, control, commands }: Props) => {
  const intl = useIntl();
  const [isSingly, setSingly] = useState(false);
  const { proposal, placements } = control;
  if (seating.unseated.length === 0 || seating.tables.length === 0) return null;
  const count = placements.flatMap(({ guests }) => guests).length;
  const waiting = new Set(seating.unseated.map(({ id }) => id));
  const leftOver = proposal?.leftOver.filter(({ guests }) => guests.every((id) => waiting.has(id))) ?? [];
  if (proposal === null || (count === 0 && leftOver.length === 0)) return <Invitation control={control} />;
  return (
    <Card as="section" hue="bluebell">
      <Stack gap={3}>
        <div role="status">
          <Heading level={2} size="h3">
            <FormattedMessage id="seating.proposal.title" values={{ count }} />
          </Heading>
          <Text size="small" tone="soft">
            {placements.length === 0 ? (
              <FormattedMessage id="seating.proposal.none" />
            ) : (
              <FormattedMessage id="seating.proposal.wishes" values={{ ...proposal.wishes, split: proposal.split }} />
            )}
          </Text>
        </div>
        <List>
          {placements.map((placement) => (
            <PlacementRow
              key={placement.household}
              {...{ placement, seating }}
              onSeat={isSingly ? () => commands.accept([placement]) : null}
            />
          ))}
        </List>
        {leftOverWords(intl, seating, { leftOver, missing: proposal.missing }).map((words) => (
          <Text key={words} size="small">
            {words}
          </Text>
        ))}
        <Actions {...{ control, commands, isSingly }} onSingly={() => setSingly(true)} />
      </Stack>
    </Card>
  );
};
