import { usePersonHue, useWedding } from '@posy/remote-kit';
import { accessOf } from '@posy/shared-contracts/rules';
import { Avatar, AvatarGroup, Inline, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Beside } from './note-page';

/** Lists everybody who can open the scrapbook. */
export const WhoSeesIt = () => {
  const { formatList } = useIntl();
  const hueOf = usePersonHue();
  const wedding = useWedding();
  const people = (wedding?.users ?? []).filter(
    ({ id, name }) => name.trim() !== '' && wedding !== null && accessOf(wedding, id, 'notes') !== 'none',
  );
  if (people.length < 2) return null;
  return (
    <Beside title={<FormattedMessage id="scrapbook.who-sees" />}>
      <Inline gap={2}>
        <AvatarGroup aria-hidden>
          {people.map(({ id, name }) => (
            <Avatar key={id} size="s" name={name} hue={hueOf(id)} isDecorative />
          ))}
        </AvatarGroup>
        <Text as="span" size="small" tone="soft">
          {formatList(people.map(({ name }) => name))}
        </Text>
      </Inline>
    </Beside>
  );
};
