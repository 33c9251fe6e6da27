import { useLiveDocument, useLocaleInfo } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { talkConstants } from '@posy/shared-contracts/constants';
import type { AwayNote } from '@posy/shared-contracts/entities';
import { Button, Card, Inline, Section, Text } from '@posy/shared-ui';
import { DateField, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import { shortDate } from '#talk/rules/when';
import { awayEdit, useDeskEdits } from './desk-edits';

interface AwayDialogProps {
  away: AwayNote | null;
  onSave: (away: AwayNote) => void;
  onClose: () => void;
}

const AwayDialog = ({ away, onSave, onClose }: AwayDialogProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(away?.text ?? formatMessage({ id: 'desk.away.words' }));
  const [until, setUntil] = useState(away?.until ?? '');
  const submit = (): void => {
    if (text.trim() === '') return;
    onSave({ text: text.trim(), until: until === '' ? null : until });
    onClose();
  };
  return (
    <FormDialog
      title={<FormattedMessage id="desk.away.title" />}
      action={<FormattedMessage id="desk.keep" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={formatMessage({ id: 'desk.away.text' })}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={talkConstants.awayLength}
      />
      <DateField label={formatMessage({ id: 'desk.away.until' })} value={until} onChange={setUntil} />
    </FormDialog>
  );
};

/** The supplier's away note, if any, and the commands to change it. */
export const useAway = (supplierId: string) => {
  const perform = useDeskEdits();
  const { value } = useLiveDocument(collections.supplierAccounts(), supplierId);
  const away = value?.away ?? null;
  const become = (next: AwayNote | null): void =>
    perform(awayEdit(supplierId, away, next), 'away', next === null ? 'back' : 'away');
  return { away, become };
};

/** Edits the away note: its text and its last day. */
export const AwayButton = ({ away, become }: ReturnType<typeof useAway>) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="s" onPress={() => setAsking(true)}>
        <FormattedMessage id={away === null ? 'desk.away.say' : 'desk.change'} />
      </Button>
      {isAsking ? <AwayDialog away={away} onSave={become} onClose={() => setAsking(false)} /> : null}
    </>
  );
};

/** Removes the away note. */
export const BackButton = ({ become }: Pick<ReturnType<typeof useAway>, 'become'>) => (
  <Button size="s" kind="soft" onPress={() => become(null)}>
    <FormattedMessage id="desk.away.back" />
  </Button>
);

/** Shows whether the supplier is away, and the note that couples read. */
export const AwayCard = ({ supplierId }: { supplierId: string }) => {
  const { locale } = useLocaleInfo();
  const { away, become } = useAway(supplierId);
  return (
    <Card>
      <Section title={<FormattedMessage id="desk.away.title" />} size="h3" gap={2}>
        <Text tone="soft" size="small">
          {away === null ? (
            <FormattedMessage id="desk.away.none" />
          ) : away.until === null ? (
            <FormattedMessage id="desk.away.open" />
          ) : (
            <FormattedMessage id="desk.away.holds" values={{ day: shortDate(away.until, locale) }} />
          )}
        </Text>
        {away === null ? null : <Text>{away.text}</Text>}
        <Inline gap={2}>
          <AwayButton away={away} become={become} />
          {away === null ? null : <BackButton become={become} />}
        </Inline>
      </Section>
    </Card>
  );
};
