import { type DatePickerDate, datePickerDateSchema, type Wedding } from '@posy/shared-contracts/entities';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Button, Text } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '#adapters/stored/use-draft';
import { DatePickerDialog } from '../date-picker/date-picker-dialog';
import { dateWords } from '../date-picker/dates/date-words';
import { ConfirmChange } from './changes/confirm-change';
import { chosenDate, withChanges } from './changes/profile-changes';
import { useSaveProfile } from './changes/use-save-profile';
import { Labelled } from './labelled';

type DateStep =
  | { step: 'closed' }
  | { step: 'picking'; from: DatePickerDate }
  | { step: 'confirming'; date: DatePickerDate; change: WeddingChange };

const closed: DateStep = { step: 'closed' };

const isSame = (a: DatePickerDate, b: DatePickerDate): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the confirmation that a date needs before it is saved: the changes of lists that depend on the day; none
 * otherwise.
 */
const questionAbout = (wedding: Identified<Wedding>, date: DatePickerDate): DateStep | null => {
  const from = planningDay(wedding);
  const to = planningDay(withChanges(wedding, [{ kind: 'date', date }]));
  return from === null || from === to ? null : { step: 'confirming', date, change: { kind: 'date', from, to } };
};

/** Continues an unsaved change of the date, such as one interrupted by the session's end. */
const goingOn = (wedding: Identified<Wedding>, stored: DatePickerDate | null): DateStep => {
  if (stored === null || isSame(stored, chosenDate(wedding))) return closed;
  return questionAbout(wedding, stored) ?? { step: 'picking', from: stored };
};

/** Changes the date step by step. A chosen date is stored in this tab until it is saved. */
const useDateChange = (wedding: Identified<Wedding>) => {
  const { save, isSaving } = useSaveProfile(wedding);
  const [saved, store] = useDraft(`wedding-date.${wedding.id}`, datePickerDateSchema);
  const [asking, setAsking] = useState<DateStep>(() => goingOn(wedding, saved));
  const close = (): void => {
    store(null);
    setAsking(closed);
  };
  const apply = (date: DatePickerDate): void => void save([{ kind: 'date', date }], close);
  const picked = (date: DatePickerDate): void => {
    store(date);
    const question = questionAbout(wedding, date);
    if (question === null) apply(date);
    else setAsking(question);
  };
  const open = (): void => setAsking({ step: 'picking', from: chosenDate(wedding) });
  return { asking, isSaving, open, close, picked, apply };
};

/** The date in words, with a button to change it. Lists that were made for a date preview their changes first. */
export const DateField = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const { asking, isSaving, open, close, picked, apply } = useDateChange(wedding);
  const now = dateWords(intl, chosenDate(wedding));
  return (
    <Labelled label={intl.formatMessage({ id: 'shell.profile.date' })}>
      <Text isStrong>{now}</Text>
      <Button kind="line" size="s" icon={<CalendarBlankIcon size="s" />} onPress={open}>
        {intl.formatMessage({ id: 'shell.profile.changeDate' })}
      </Button>
      {asking.step === 'picking' ? <DatePickerDialog from={asking.from} onSave={picked} onCancel={close} /> : null}
      {asking.step === 'confirming' ? (
        <ConfirmChange
          weddingId={wedding.id}
          changes={[{ change: asking.change, from: now, to: dateWords(intl, asking.date) }]}
          title={intl.formatMessage({ id: 'shell.profile.confirm.date' })}
          confirmLabel={intl.formatMessage({ id: 'shell.profile.change' })}
          isSaving={isSaving}
          onConfirm={() => apply(asking.date)}
          onCancel={close}
        />
      ) : null}
    </Labelled>
  );
};
