import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, Inline, Stack, Text } from '@posy/shared-ui';
import { PencilIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** The wedding's facts, a line each; empty while the wedding has none. */
  lines: readonly string[];
}

/** Shows the facts that the website takes from the wedding; people change them in the wedding's settings. */
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
