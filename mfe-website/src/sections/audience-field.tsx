import styled from '@emotion/styled';
import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { audienceOf, type EventAudience } from '@posy/shared-contracts/entities';
import { color, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, RadioGroupField, SearchField } from '@posy/shared-ui/forms';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Box = styled.div`
  display: grid;
  max-block-size: 260px;
  overflow-y: auto;
  padding: 8px 14px;
  border: 1px solid ${color.line};
  border-radius: 14px;
`;

/** The households of the wedding by the name of their heads, live; null while they are not known, and for who may not see guests. */
const useHouseholds = (weddingId: string) => {
  const isOpen = useAccess('guests') !== 'none';
  const { value } = useLive(
    useMemo(() => (isOpen ? { collection: collections.guests(weddingId) } : null), [isOpen, weddingId]),
  );
  return useMemo(
    () =>
      value === null
        ? null
        : value
            .filter(({ head }) => head === null)
            .map(({ id, name }) => ({ id, name }))
            .sort((a, b) => a.name.localeCompare(b.name)),
    [value],
  );
};

interface Props {
  weddingId: string;
  audience: EventAudience | undefined;
  /** What it is for, as the question asks. */
  label: string;
  onChange: (audience: EventAudience) => void;
}

/** Who reads it: everybody, or the households that are chosen. */
export const AudienceField = ({ weddingId, audience, label, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const households = useHouseholds(weddingId);
  const [text, setText] = useState('');
  const { kind, parts, households: chosen } = audienceOf({ audience });
  const isFound = ({ name }: { name: string }): boolean => name.toLocaleLowerCase().includes(text.toLocaleLowerCase());
  const choose = (id: string, isChosen: boolean): void => {
    const others = Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== id));
    onChange({ kind: 'households', parts: [], households: isChosen ? { ...others, [id]: true } : others });
  };
  return (
    <Stack gap={3}>
      <RadioGroupField
        label={label}
        value={kind === 'everyone' ? 'everyone' : 'some'}
        onChange={(value) =>
          onChange(
            value === 'everyone'
              ? { kind: 'everyone', parts: [], households: {} }
              : { kind: 'households', parts: [], households: chosen },
          )
        }
        options={[
          { value: 'everyone', label: formatMessage({ id: 'sections.audience.everyone' }) },
          { value: 'some', label: formatMessage({ id: 'sections.audience.some' }) },
        ]}
      />
      {kind === 'parts' ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="sections.audience.parts" values={{ count: parts.length }} />
        </Text>
      ) : null}
      {kind !== 'households' ? null : households === null || households.length === 0 ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="sections.audience.no-guests" />
        </Text>
      ) : (
        <>
          <SearchField
            label={formatMessage({ id: 'sections.audience.find' })}
            clearLabel={formatMessage({ id: 'sections.audience.clear' })}
            value={text}
            onChange={setText}
          />
          <Box role="group" aria-label={formatMessage({ id: 'sections.audience.some' })}>
            {households.filter(isFound).map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={name}
                isChecked={Object.hasOwn(chosen, id)}
                onChange={(isChosen) => choose(id, isChosen)}
              />
            ))}
          </Box>
          <Text size="small" tone="soft">
            <FormattedMessage id="sections.audience.count" values={{ count: Object.keys(chosen).length }} />
          </Text>
        </>
      )}
    </Stack>
  );
};
