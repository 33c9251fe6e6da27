import { type CalendarPart, calendarParts } from '@posy/shared-contracts/entities';
import { Button, Stack, Text } from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { partWords } from './part-words';

/** The state of the dialog's requests: one is running, or none can be made. */
export interface RequestState {
  isWorking: boolean;
  isOff: boolean;
}

interface Props {
  /** True when the new link replaces an existing one. */
  isReplacing: boolean;
  work: RequestState;
  onMake: (parts: CalendarPart[]) => void;
}

/** Chooses the content of the calendar. */
export const ChooseParts = ({ isReplacing, work, onMake }: Props) => {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<CalendarPart>>(new Set(calendarParts));
  const toggle = (part: CalendarPart, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(part);
    else next.delete(part);
    setChosen(next);
  };
  return (
    <Stack gap={4}>
      <Text>
        <FormattedMessage id={isReplacing ? 'planning.calendar.lead-anew' : 'planning.calendar.lead'} />
      </Text>
      <Stack gap={1} role="group" aria-label={intl.formatMessage({ id: 'planning.calendar.what' })}>
        {calendarParts.map((part) => (
          <CheckboxField
            key={part}
            label={intl.formatMessage({ id: partWords[part].name })}
            help={intl.formatMessage({ id: partWords[part].help })}
            isChecked={chosen.has(part)}
            onChange={(isChosen) => toggle(part, isChosen)}
          />
        ))}
      </Stack>
      {chosen.size === 0 && (
        <Text size="small" tone="soft">
          <FormattedMessage id="planning.calendar.nothing" />
        </Text>
      )}
      <div>
        <Button
          kind="main"
          isPending={work.isWorking}
          isDisabled={work.isOff || chosen.size === 0}
          onPress={() => onMake(calendarParts.filter((part) => chosen.has(part)))}
        >
          <FormattedMessage id="planning.calendar.make" />
        </Button>
      </div>
    </Stack>
  );
};
