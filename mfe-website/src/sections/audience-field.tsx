import { audienceOf, type EventAudience } from '@posy/shared-contracts/entities';
import { Stack, Text } from '@posy/shared-ui';
import { RadioGroupField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { HouseholdChecks } from '#site/household-checks';

interface Props {
  weddingId: string;
  audience: EventAudience | undefined;
  /** The question that the field asks. */
  label: string;
  onChange: (audience: EventAudience) => void;
}

/** A field for the readers of a part: everybody, or chosen households. */
export const AudienceField = ({ weddingId, audience, label, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const { kind, parts, households: chosen } = audienceOf({ audience });
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
      {kind === 'households' ? (
        <HouseholdChecks
          weddingId={weddingId}
          chosen={chosen}
          onChange={(households) => onChange({ kind: 'households', parts: [], households })}
        />
      ) : null}
    </Stack>
  );
};
