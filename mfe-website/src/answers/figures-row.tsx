import styled from '@emotion/styled';
import { Card, Figure, type Hue, media, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { InvitedHousehold } from '#households/public';
import { totalReplies } from './rules/answer-figures';

const Four = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

const figures = [
  { id: 'coming', hue: 'fern' },
  { id: 'open', hue: 'bluebell' },
  { id: 'declined', hue: 'apricot' },
  { id: 'needs', hue: 'peony' },
] as const satisfies readonly { id: string; hue: Hue }[];

/** The numbers of guests who come, who cannot, who have yet to reply and who have dietary needs. */
export const FiguresRow = ({ households }: { households: readonly InvitedHousehold[] }) => {
  const totals = totalReplies(households);
  return (
    <Four>
      {figures.map(({ id, hue }) => (
        <Card key={id} hue={hue}>
          <Stack gap={1}>
            <Figure>
              <FormattedNumber value={totals[id]} />
            </Figure>
            <Text size="small">
              <FormattedMessage id={`answers.figure.${id}`} />
            </Text>
          </Stack>
        </Card>
      ))}
    </Four>
  );
};
