import type { DatePickerDate, Wedding } from '@posy/shared-contracts/entities';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Button, Text } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DatePickerDialog } from '../date-picker/date-picker-dialog';
import { dateWords } from '../date-picker/date-words';
import { ConfirmChange } from './confirm-change';
import { Labelled } from './labelled';
import { chosenDate, withChanges } from './changes/profile-changes';
import { useSaveProfile } from './changes/use-save-profile';

type Asking =
  { step: 'closed' } | { step: 'picking' } | { step: 'confirming'; date: DatePickerDate; change: WeddingChange };

/** The date in words and the way to another. Lists that were made for a date are shown first what moves with it. */
export const DateField = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const { save, isSaving } = useSaveProfile();
  const [asking, setAsking] = useState<Asking>({ step: 'closed' });
  const close = (): void => setAsking({ step: 'closed' });
  const before = chosenDate(wedding);
  const apply = async (date: DatePickerDate): Promise<void> => {
    if (await save([{ kind: 'date', date }])) close();
  };
  const picked = (date: DatePickerDate): void => {
    const from = planningDay(wedding);
    const to = planningDay(withChanges(wedding, [{ kind: 'date', date }]));
    if (from === null || from === to) return void apply(date);
    setAsking({ step: 'confirming', date, change: { kind: 'date', from, to } });
  };
  return (
    <Labelled label={intl.formatMessage({ id: 'shell.profile.date' })}>
      <Text isStrong>{dateWords(intl, before)}</Text>
      <Button kind="line" size="s" icon={<CalendarBlankIcon size="s" />} onPress={() => setAsking({ step: 'picking' })}>
        {intl.formatMessage({ id: 'shell.profile.changeDate' })}
      </Button>
      {asking.step === 'picking' ? <DatePickerDialog from={before} onSave={picked} onCancel={close} /> : null}
      {asking.step === 'confirming' ? (
        <ConfirmChange
          weddingId={wedding.id}
          change={asking.change}
          title={intl.formatMessage({ id: 'shell.profile.confirm.date' })}
          from={dateWords(intl, before)}
          to={dateWords(intl, asking.date)}
          confirmLabel={intl.formatMessage({ id: 'shell.profile.change' })}
          isSaving={isSaving}
          onConfirm={() => void apply(asking.date)}
          onCancel={close}
        />
      ) : null}
    </Labelled>
  );
};
