import styled from '@emotion/styled';
import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { EventAudience } from '@posy/shared-contracts/entities';
import { color, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, SearchField } from '@posy/shared-ui/forms';
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

/** The households of the wedding by the name of their heads, live; null while they are not known, and for people who may not see guests. */
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

type Chosen = EventAudience['households'];

interface Props {
  weddingId: string;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Households of the wedding to choose some of. */
export const HouseholdChecks = ({ weddingId, chosen, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const households = useHouseholds(weddingId);
  const [text, setText] = useState('');
  const isFound = ({ name }: { name: string }): boolean => name.toLocaleLowerCase().includes(text.toLocaleLowerCase());
  const choose = (id: string, isChosen: boolean): void => {
    const others = Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== id));
    onChange(isChosen ? { ...others, [id]: true } : others);
  };
  if (households === null || households.length === 0)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage id="sections.audience.no-guests" />
      </Text>
    );
  return (
    <Stack gap={3}>
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
    </Stack>
  );
};
