import styled from '@emotion/styled';
import { supplierConstants } from '@posy/shared-contracts/constants';
import { supplierCategories } from '@posy/shared-contracts/entities';
import { Stack, Text } from '@posy/shared-ui';
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
  /** Called when a field loses the focus. */
  onLeave: (field: keyof OwnDraft) => void;
}

/** Town and county share the place of one field. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  align-items: end;
`;

/** As low as the price beside it, until the text needs more. */
const Notes = styled.div`
  & textarea {
    min-block-size: 48px;
  }
`;

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

interface OwnTextProps extends OwnFieldsProps {
  field: TextFieldName;
  isNeeded?: boolean;
  /** True for half a field, whose label has no room to say that it is optional. */
  isShort?: boolean;
}

const OwnText = ({ field, isNeeded = false, isShort = false, ...props }: OwnTextProps) => {
  const { formatMessage } = useIntl();
  const { draft, faults, onChange, onLeave } = props;
  const fault = faults[field];
  return (
    <TextField
      {...kinds[field]}
      label={formatMessage({ id: `own.${field}` })}
      optionalLabel={isNeeded || isShort ? undefined : formatMessage({ id: 'own.ifKnown' })}
      isRequired={isNeeded}
      // The details are the supplier's, not those of the typing person.
      autoComplete="off"
      value={draft[field]}
      onChange={(value) => onChange({ [field]: value })}
      onBlur={() => onLeave(field)}
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
      <Stack gap={2}>
        <Text size="label" isStrong aria-hidden>
          {formatMessage({ id: 'own.who' })}
        </Text>
        <Segment
          label={formatMessage({ id: 'own.who' })}
          value={String(draft.professional)}
          onChange={(value) => onChange({ professional: value === 'true' })}
          options={[
            { value: 'true', label: formatMessage({ id: 'own.business' }) },
            { value: 'false', label: formatMessage({ id: 'own.friend' }) },
          ]}
        />
      </Stack>
      <FieldGrid>
        <OwnText {...props} field="name" isNeeded />
        <CategoryField {...props} />
        <OwnText {...props} field="email" isNeeded={needsEmail} />
        <OwnText {...props} field="website" />
        <OwnText {...props} field="phone" />
        <OwnText {...props} field="postcode" />
        <OwnText {...props} field="address" />
        <Halves>
          <OwnText {...props} field="town" isShort />
          <OwnText {...props} field="county" isShort />
        </Halves>
        <MoneyField
          label={formatMessage({ id: 'own.price' })}
          optionalLabel={formatMessage({ id: 'own.price.ifKnown' })}
          unreadableError={formatMessage({ id: 'shortlist.book.noNumber' })}
          currency={currency}
          value={draft.price}
          onChange={(price) => onChange({ price })}
        />
        <Notes>
          <TextAreaField
            label={formatMessage({ id: 'own.notes' })}
            optionalLabel={formatMessage({ id: 'own.forUs' })}
            rows={1}
            value={draft.notes}
            onChange={(notes) => onChange({ notes })}
            maxLength={supplierConstants.notesLength}
          />
        </Notes>
      </FieldGrid>
    </>
  );
};
