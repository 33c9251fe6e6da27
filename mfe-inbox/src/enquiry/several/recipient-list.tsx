import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import type { AskedFor } from '@posy/shared-contracts/rules';
import { Link, Section, Text, VisuallyHidden } from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { FormattedList, FormattedMessage } from 'react-intl';
import { Face } from '#talk/profiles/supplier-face';
import type { ShortlistEntry } from '#talk/rules/shortlist-entry';
import { Facing, useRecipientFacts } from './recipient';
import type { Recipients } from './rules/recipients';

const Names = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 8px 16px;
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

interface Props {
  recipients: Recipients;
  category: SupplierCategory;
  chosen: readonly ShortlistEntry[];
  /** Number of suppliers that can be asked before the category's limit of open enquiries is reached. */
  room: number;
  /** Their day and number of guests, for the prices. */
  asked: AskedFor;
  onChoose: (ids: readonly string[]) => void;
}

interface OneProps {
  entry: ShortlistEntry;
  asked: AskedFor;
  isChecked: boolean;
  isDisabled: boolean;
  onChange: (isChecked: boolean) => void;
}

const One = ({ entry, asked, ...choice }: OneProps) => {
  const facts = useRecipientFacts(entry, asked);
  return (
    <Facing>
      <Face id={entry.id} name={entry.name} />
      <CheckboxField label={entry.name} {...choice} {...(facts !== '' && { help: facts })} />
    </Facing>
  );
};

/** The recipients of the message. Suppliers that the couple already talks to are listed but cannot be chosen. */
export const RecipientList = ({ recipients: { toAsk, known }, category, chosen, room, asked, onChoose }: Props) => {
  const { market } = useLocaleInfo();
  const ids = chosen.map(({ id }) => id);
  return (
    <Section
      title={<FormattedMessage id="inbox.several.to" />}
      size="h3"
      gap={3}
      action={
        <Link href={paths.category(market.prefix, category)}>
          <FormattedMessage id="inbox.several.to.add" />
        </Link>
      }
    >
      <Names>
        <VisuallyHidden as="legend">
          <FormattedMessage id="inbox.several.to" />
        </VisuallyHidden>
        {toAsk.map((entry) => {
          const isChecked = ids.includes(entry.id);
          return (
            <One
              key={entry.id}
              entry={entry}
              asked={asked}
              isChecked={isChecked}
              isDisabled={!isChecked && ids.length >= room}
              onChange={(next) => onChoose(next ? [...ids, entry.id] : ids.filter((id) => id !== entry.id))}
            />
          );
        })}
      </Names>
      <Text size="small" tone="soft">
        <FormattedMessage
          id="inbox.several.chosen"
          values={{ chosen: ids.length, count: Math.min(room, toAsk.length) }}
        />
        {known.length === 0 ? null : (
          <>
            {' '}
            <FormattedMessage
              id="inbox.several.known"
              values={{ names: <FormattedList value={known.map(({ name }) => name)} /> }}
            />
          </>
        )}
      </Text>
    </Section>
  );
};
