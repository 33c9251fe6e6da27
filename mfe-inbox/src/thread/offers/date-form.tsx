import type { SentContent } from '@posy/shared-contracts/entities';
import { DateField, RadioGroupField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OfferDialog, type OfferProps } from './offer-dialog';

const answers = ['free', 'held', 'not-free'] as const;
type DayAnswer = (typeof answers)[number];

/** Answers that a day is free, busy, or held for the couple until another day. */
export const DateForm = ({ weddingDate, onClose, onSend }: OfferProps) => {
  const { formatMessage } = useIntl();
  const [day, setDay] = useState(weddingDate ?? '');
  const [answer, setAnswer] = useState<DayAnswer>('free');
  const [until, setUntil] = useState('');
  const heldUntil = answer === 'held' && until !== '' ? until : null;
  const content: SentContent | null = day === '' ? null : { kind: 'date', date: { day, answer, heldUntil } };
  return (
    <OfferDialog
      kind="date"
      side="supplier"
      words={formatMessage({ id: `inbox.offer.date.words.${answer}` })}
      {...{ content, onClose, onSend }}
    >
      <DateField label={formatMessage({ id: 'inbox.offer.day' })} value={day} onChange={setDay} />
      <RadioGroupField
        label={formatMessage({ id: 'inbox.offer.date.answer' })}
        value={answer}
        onChange={(value) => setAnswer(answers.find((one) => one === value) ?? answer)}
        options={answers.map((value) => ({ value, label: formatMessage({ id: `inbox.offer.date.${value}` }) }))}
      />
      {answer === 'held' ? (
        <DateField label={formatMessage({ id: 'inbox.offer.date.until' })} value={until} onChange={setUntil} />
      ) : null}
    </OfferDialog>
  );
};
