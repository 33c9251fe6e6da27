import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, Inline, Stack, Text } from '@posy/shared-ui';
import { PencilIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** What the wedding says, a line each; none while it says nothing. */
  lines: readonly string[];
}

/** What the website takes from the wedding, to be looked over; it is changed where the wedding is. */
export const CheckedFacts = ({ lines }: Props) => {
  const { market } = useLocaleInfo();
  return (
    <Card>
      <Stack gap={4}>
        {lines.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage id="onboarding.facts.none" />
          </Text>
        ) : (
          lines.map((line) => (
            <Text key={line} size="lead">
              {line}
            </Text>
          ))
        )}
        <Inline>
          <ButtonLink
            size="s"
            kind="line"
            icon={<PencilIcon size="s" />}
            href={paths.settingsSection(market.prefix, 'wedding')}
          >
            <FormattedMessage id="onboarding.facts.change" />
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
};
