import { Card, Grid, Heading, type Hue, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

const ways: readonly { id: 'partner' | 'helper' | 'undo'; hue: Hue }[] = [
  { id: 'partner', hue: 'bluebell' },
  { id: 'helper', hue: 'apricot' },
  { id: 'undo', hue: 'fern' },
];

/** Explains planning together. */
export const Ways = ({ level = 2 }: { level?: 2 | 3 }) => {
  const { formatMessage } = useIntl();
  return (
    <Grid min={260} gap={4}>
      {ways.map(({ id, hue }) => (
        <Card key={id} hue={hue}>
          <Stack gap={2}>
            <Heading level={level} size="h3">
              {formatMessage({ id: `collab.overview.${id}` })}
            </Heading>
            <Text tone="soft">{formatMessage({ id: `collab.overview.${id}Body` })}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
};
