import { supplierConstants } from '@posy/shared-contracts/constants';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { FieldGrid, MoneyField, Segment, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { OwnDraft, OwnFaults } from './rules/own-draft';

export interface OwnFieldsProps {
  draft: OwnDraft;
  faults: OwnFaults;
  currency: string;
  /** True when an e-mail is required. */
  needsEmail: boolean;
  onChange: (changes: Partial<OwnDraft>) => void;
}

type TextFieldName = Exclude<keyof OwnDraft, 'professional' | 'price' | 'type' | 'notes'>;

const { ownLengths } = supplierConstants;

/** The input attributes of each field, by the limits of the shortlist. */
const kinds: Readonly<
  Record<TextFieldName, { maxLength: number; type?: 'email' | 'tel' | 'url'; autoCapitalize?: 'none' | 'characters' }>
> = {
  name: { maxLength: ownLengths.name },
  email: { maxLength: ownLengths.email, type: 'email' },
  website: { maxLength: ownLengths.website, type: 'url', autoCapitalize: 'none' },
  phone: { maxLength: ownLengths.phone, type: 'tel' },
  postcode: { maxLength: ownLengths.postcode, autoCapitalize: 'characters' },
  address: { maxLength: ownLengths.address },
  town: { maxLength: ownLengths.town },
  county: { maxLength: ownLengths.county },
};

const OwnText = ({ field, isNeeded, ...props }: OwnFieldsProps & { field: TextFieldName; isNeeded?: boolean }) => {
  const { formatMessage } = useIntl();
  const { draft, faults, onChange } = props;
  const fault = faults[field];
  return (
    <TextField
      {...kinds[field]}
      label={formatMessage({ id: `own.${field}` })}
      optionalLabel={isNeeded === true ? undefined : formatMessage({ id: 'own.ifKnown' })}
      isRequired={isNeeded}
      // The details are the supplier's, not those of the typing person.
      autoComplete="off"
      value={draft[field]}
      onChange={(value) => onChange({ [field]: value })}
      error={fault === undefined ? undefined : formatMessage({ id: `own.${fault}` })}
    />
  );
};

const CategoryField = ({ draft, faults, onChange }: OwnFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={formatMessage({ id: 'own.type' })}
      isRequired
      placeholder={formatMessage({ id: 'own.choose' })}
      value={draft.type}
      onChange={(type) => onChange({ type })}
      options={supplierCategories.map((category) => ({
        value: category,
        label: formatMessage({ id: `suppliers.category.${category}` }),
      }))}
      error={faults.type === undefined ? undefined : formatMessage({ id: 'own.form.category-required' })}
    />
  );
};

/** All details of the couple's own supplier; the name, the category and, abroad, the e-mail are required. */
export const OwnFields = (props: OwnFieldsProps) => {
  const { formatMessage } = useIntl();
  const { draft, currency, needsEmail, onChange } = props;
  return (
    <>
      <Segment
        label={formatMessage({ id: 'own.who' })}
        value={String(draft.professional)}
        onChange={(value) => onChange({ professional: value === 'true' })}
        options={[
          { value: 'true', label: formatMessage({ id: 'own.business' }) },
          { value: 'false', label: formatMessage({ id: 'own.friend' }) },
        ]}
      />
      <FieldGrid>
        <OwnText {...props} field="name" isNeeded />
        <CategoryField {...props} />
        <OwnText {...props} field="email" isNeeded={needsEmail} />
        <OwnText {...props} field="website" />
        <OwnText {...props} field="phone" />
        <OwnText {...props} field="postcode" />
        <OwnText {...props} field="address" />
        <OwnText {...props} field="town" />
        <OwnText {...props} field="county" />
        <MoneyField
          label={formatMessage({ id: 'own.price' })}
          optionalLabel={formatMessage({ id: 'own.ifKnown' })}
          unreadableError={formatMessage({ id: 'shortlist.book.noNumber' })}
          currency={currency}
          value={draft.price}
          onChange={(price) => onChange({ price })}
        />
      </FieldGrid>
      <TextAreaField
        label={formatMessage({ id: 'own.notes' })}
        optionalLabel={formatMessage({ id: 'own.forUs' })}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
        maxLength={supplierConstants.notesLength}
      />
    </>
  );
};
