import { Button, Callout, Stack } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatingCommands } from './queries/seating-commands';
import type { Seating } from './queries/use-seating';

interface Props {
  seating: Seating;
  commands: SeatingCommands | null;
}

/** Lists tables that two devices filled at once, with the guests who came last and a button that moves them. */
export const CrowdedNotes = ({ seating, commands }: Props) => {
  const intl = useIntl();
  if (seating.crowded.length === 0) return null;
  return (
    <Stack gap={3}>
      {seating.crowded.map(({ table, seated, tooMany }) => {
        const names = tooMany.map((id) => seating.names.get(id) ?? '');
        return (
          <Callout
            key={table.id}
            isDanger
            role="alert"
            actions={
              commands === null
                ? null
                : tooMany.map((id, index) => (
                    <Button key={id} size="s" onPress={() => commands.move(id, null)}>
                      <FormattedMessage id="seating.crowded.off" values={{ name: names[index] }} />
                    </Button>
                  ))
            }
          >
            <FormattedMessage
              id="seating.crowded"
              values={{ table: table.name, seated, seats: table.seats, names: intl.formatList(names) }}
            />
          </Callout>
        );
      })}
    </Stack>
  );
};
