import { useSignedIn } from '@posy/remote-kit';
import { talkConstants } from '@posy/shared-contracts/constants';
import type { SentContent } from '@posy/shared-contracts/entities';
import { DateField, FieldGrid, TextField, TimeField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sideOf } from '#talk/rules/conversations';
import { OfferDialog, type OfferProps } from './offer-dialog';

/** Proposes a day, an hour and a place for a visit. The other side accepts or declines. */
export const VisitForm = ({ onClose, onSend }: OfferProps) => {
  const { formatMessage } = useIntl();
  const me = useSignedIn();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [place, setPlace] = useState('');
  const visit = { day, time: time === '' ? null : time, place: place.trim() };
  const content: SentContent | null = day === '' ? null : { kind: 'visit', visit };
  return (
    <OfferDialog
      kind="visit"
      side={sideOf(me?.user.kind ?? 'couple')}
      words={formatMessage({ id: 'inbox.offer.visit.words' })}
      {...{ content, onClose, onSend }}
    >
      <FieldGrid>
        <DateField label={formatMessage({ id: 'inbox.offer.day' })} value={day} onChange={setDay} />
        <TimeField label={formatMessage({ id: 'inbox.offer.visit.time' })} value={time} onChange={setTime} />
      </FieldGrid>
      <TextField
        label={formatMessage({ id: 'inbox.offer.visit.place' })}
        value={place}
        maxLength={talkConstants.visitPlaceLength}
        onChange={setPlace}
      />
    </OfferDialog>
  );
};
