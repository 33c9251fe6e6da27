import styled from '@emotion/styled';
import { PetalDot, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

const Key = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
`;

/** Explains the primrose background. */
export const PopularKey = () => {
  const { formatMessage } = useIntl();
  return (
    <Key>
      <PetalDot data-hue="primrose" />
      <Text as="span" size="small" tone="soft">
        {formatMessage({ id: 'shell.picker.popular' })}
      </Text>
    </Key>
  );
};
