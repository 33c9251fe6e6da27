import styled from '@emotion/styled';
import type { EditNotice, Sent } from '@posy/remote-kit/edits';
import { type DatePickerDate, datePickerDateSchema } from '@posy/shared-contracts/entities';
import { exactDay } from '@posy/shared-contracts/rules';
import { color } from '@posy/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { sessionDrafts } from '#adapters/stored/session-drafts';
import { DatePicker } from '#features/date-picker/date-picker';
import { dateWords } from '#features/date-picker/dates/date-words';
import { useDatePicker, weddingShows } from '#features/date-picker/use-date-picker';
import { chosenDate } from '#features/wedding-profile/changes/profile-changes';
import { useOnboarding } from '../flow/use-onboarding';
import { isInUk } from '../question/onboarding-figures';
import { StepFrame } from '../question/step-frame';
import { Tip } from '../question/tip';
import { whenTip } from '../question/when-tip';
import type { OnboardingStepProps } from './step-props';

const Box = styled.section`
  padding: 8px 16px 20px;
  border: 1px solid ${color.line};
  border-radius: 24px;
  background: ${color.surface};
`;

/** The date as far as it is known. The choice stays here until it is saved. */
export const WhenStep = ({ session }: OnboardingStepProps) => {
  const intl = useIntl();
  const key = `onboarding-date.${session.wedding.id}`;
  const [from] = useState(() => sessionDrafts.read(key, datePickerDateSchema) ?? chosenDate(session.wedding));
  const picker = useDatePicker(from);
  const refused = intl.formatMessage({ id: 'shell.onboarding.when.refused' });
  const { answer, isSaving, later } = useOnboarding(session, 'when', refused);
  const { date } = picker.state;
  const isUk = isInUk(session.wedding.l10n);
  const fits = whenTip(date);
  const general = isUk ? 'shell.onboarding.when.tip' : 'shell.onboarding.when.tipAny';
  const tip = intl.formatMessage({ id: fits === 'none' ? general : `shell.onboarding.when.tip.${fits}` });
  useEffect(() => {
    if (date !== from) sessionDrafts.write(key, date);
  }, [key, date, from]);
  const notice = (chosen: DatePickerDate, sent: Sent): EditNotice | null => {
    if (sent === 'stored') return { tone: 'info', text: intl.formatMessage({ id: 'shell.onboarding.when.offline' }) };
    if (chosen.year === null) return null;
    const day = exactDay(chosen);
    const text =
      day === null
        ? intl.formatMessage({ id: 'shell.onboarding.when.chosen' }, { when: dateWords(intl, chosen) })
        : intl.formatMessage(
            { id: 'shell.onboarding.when.saved' },
            { date: intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }) },
          );
    return { emoji: '🎉', text };
  };
  const forget = (): void => sessionDrafts.write(key, null);
  const save = (chosen: DatePickerDate): void =>
    void answer({ changes: [{ kind: 'date', date: chosen }], onSaved: forget, notice: (sent) => notice(chosen, sent) });
  return (
    <StepFrame
      step="when"
      wedding={session.wedding}
      tip={<Tip>{tip}</Tip>}
      title={intl.formatMessage({ id: 'shell.onboarding.when.title' })}
      lead={intl.formatMessage({ id: 'shell.onboarding.when.lead' })}
      nextLabel={intl.formatMessage({ id: `shell.picker.step.${picker.step}` })}
      isSaving={isSaving}
      later={later}
      onNext={() => picker.advance(save)}
      onSkip={() => void answer({ changes: [], onSaved: forget })}
    >
      <Box aria-label={intl.formatMessage({ id: 'shell.picker.label' })}>
        <DatePicker state={picker.state} dispatch={picker.dispatch} shows={weddingShows} />
      </Box>
    </StepFrame>
  );
};
