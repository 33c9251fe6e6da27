import { useLocaleInfo } from '@posy/remote-kit';
import { Chip, ChipGroup, Stack, Text } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { householdTitle, type letterRecipients } from '#households/public';

/** So many names stand as chips; the others are counted. */
const mostChips = 12;

/** The households that get a letter, each of which can be left out, and those whom none reaches. */
export const Recipients = ({
  reached,
  without,
  onLeaveOut,
}: ReturnType<typeof letterRecipients> & { onLeaveOut: (id: string) => void }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <Stack gap={2}>
      {reached.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage id="invitations.letters.nobody" />
        </Text>
      ) : (
        <ChipGroup label={formatMessage({ id: 'invitations.letters.to' })}>
          {reached.slice(0, mostChips).map((household) => (
            <Chip
              key={household.id}
              iconEnd={<XIcon size="s" />}
              aria-label={formatMessage(
                { id: 'invitations.letters.leave-out' },
                { name: householdTitle(household, locale) },
              )}
              onPress={() => onLeaveOut(household.id)}
            >
              {householdTitle(household, locale)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {reached.length <= mostChips ? null : (
        <Text size="small" tone="soft">
          <FormattedMessage id="invitations.letters.more" values={{ count: reached.length - mostChips }} />
        </Text>
      )}
      {without.length === 0 ? null : (
        <Text size="small" tone="soft">
          <FormattedMessage
            id="invitations.letters.without"
            values={{ count: without.length, names: without.map((one) => householdTitle(one, locale)).join(', ') }}
          />
        </Text>
      )}
    </Stack>
  );
};
