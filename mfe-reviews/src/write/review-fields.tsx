import { useSession } from '@posy/remote-kit';
import { accountLengths, reviewConstants } from '@posy/shared-contracts/constants';
import { weddingDay } from '@posy/shared-contracts/entities';
import type { FormMessageId } from '@posy/shared-contracts/forms';
import { Callout } from '@posy/shared-ui';
import { CheckboxField, DateField, FieldGrid, StarsField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cappedDay, type ReviewDraft, type ReviewFaults } from './rules/review-draft';

/** Words of the form's schema, in the catalogue of this form. */
const sentenceOf = (fault: FormMessageId) => {
  switch (fault) {
    case 'form.stars-required':
    case 'form.email-invalid':
    case 'form.email-required':
    case 'form.captcha-required':
      return `write.${fault}` as const;
    default:
      return 'write.form.required' as const;
  }
};

/** A fault's sentence; nothing where there is none. */
export const faultOf = (fault: FormMessageId | undefined) =>
  fault === undefined ? undefined : <FormattedMessage id={sentenceOf(fault)} />;

interface Props {
  draft: ReviewDraft;
  faults: ReviewFaults;
  today: string;
  onChange: (changes: Partial<ReviewDraft>) => void;
  /** True when the author is known: the form does not ask for the address again. */
  isKnownAuthor?: boolean;
}

const Optional = () => <FormattedMessage id="write.optional" />;

/** Stars and words. Source: S5-review-01 to -04. */
export const OpinionFields = ({ draft, faults, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const meaning = (stars: number): string => {
    const word = formatMessage({ id: `reviews.stars.${stars as 1 | 2 | 3 | 4 | 5}` });
    return formatMessage({ id: 'reviews.stars.label' }, { stars, word });
  };
  return (
    <>
      <StarsField
        label={<FormattedMessage id="write.stars" />}
        value={draft.stars}
        onChange={(stars) => onChange({ stars })}
        meaning={meaning}
        error={faultOf(faults.stars)}
        isRequired
      />
      <TextField
        label={<FormattedMessage id="write.title" />}
        value={draft.title}
        onChange={(title) => onChange({ title })}
        maxLength={reviewConstants.titleLength}
        error={faultOf(faults.title)}
        isRequired
      />
      <TextAreaField
        label={<FormattedMessage id="write.message" />}
        value={draft.message}
        onChange={(message) => onChange({ message })}
        maxLength={reviewConstants.bodyLength}
        rows={4}
        error={faultOf(faults.message)}
        isRequired
      />
    </>
  );
};

/** Asks for the author's part in the wedding. A guest's wedding has a day of its own: the couple's is no answer. */
export const WhoseWeddingField = ({
  draft,
  isGuestOnly,
  onChange,
}: Pick<Props, 'draft' | 'onChange'> & { isGuestOnly: boolean }) => {
  const session = useSession();
  if (isGuestOnly)
    return (
      <Callout>
        <FormattedMessage id="write.guest.only" />
      </Callout>
    );
  const wedding = session.status === 'signed-in' ? session.wedding : null;
  const own = (wedding && weddingDay(wedding)) ?? '';
  const set = (asGuest: boolean): void => {
    const [from, to] = asGuest ? [own, ''] : ['', own];
    onChange({ asGuest, ...(draft.weddingDate === from && { weddingDate: to }) });
  };
  return (
    <CheckboxField label={<FormattedMessage id="write.guest" />} isChecked={draft.asGuest === true} onChange={set} />
  );
};

/** The wedding's day: a later one becomes today, and the field says so. Source: S5-review-09. */
const WeddingDateField = ({ draft, faults, today, onChange }: Props) => {
  const [isCapped, setCapped] = useState(false);
  const set = (day: string): void => {
    const capped = cappedDay(day, today);
    setCapped(capped.isCapped);
    onChange({ weddingDate: capped.weddingDate });
  };
  return (
    <DateField
      label={<FormattedMessage id="write.date" />}
      value={draft.weddingDate}
      onChange={set}
      help={isCapped ? <FormattedMessage id="write.date.capped" /> : undefined}
      error={faultOf(faults.weddingDate)}
      isRequired
    />
  );
};

/** The author's fields and the wedding date. Source: S5-review-05 to -07. */
export const AuthorFields = (props: Props) => {
  const { draft, faults, onChange, isKnownAuthor = false } = props;
  return (
    <FieldGrid>
      <TextField
        label={<FormattedMessage id="write.name" />}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={accountLengths.name}
        autoComplete="name"
        error={faultOf(faults.name)}
        isRequired
      />
      <WeddingDateField {...props} />
      {isKnownAuthor ? null : (
        <TextField
          type="email"
          label={<FormattedMessage id="write.email" />}
          help={<FormattedMessage id="write.email.help" />}
          value={draft.email}
          onChange={(email) => onChange({ email })}
          autoComplete="email"
          error={faultOf(faults.email)}
          isRequired
        />
      )}
      <TextField
        label={<FormattedMessage id="write.from" />}
        optionalLabel={<Optional />}
        value={draft.from}
        onChange={(from) => onChange({ from })}
        maxLength={accountLengths.name}
        autoComplete="address-level2"
        error={faultOf(faults.from)}
      />
    </FieldGrid>
  );
};
