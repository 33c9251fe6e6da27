import styled from '@emotion/styled';
import { Button, Card, Loading, Section, Skeleton, Stack, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PartState } from '../sheet/use-run-sheet';

/** Each part starts on a page with enough room for it. */
const Paper = styled(Card)`
  @media print {
    padding: 0;
    border: 0;
    & li {
      break-inside: avoid;
    }
    & h2 {
      font-size: 1.125rem;
    }
    & header a {
      display: none;
    }
  }
`;

interface Props<T> {
  title: ReactNode;
  part: PartState<T>;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  children: (value: T) => ReactNode;
}

/** A part of the sheet under its heading; renders nothing for members who may not read it. */
export const SheetPart = <T,>({ title, part, action, children }: Props<T>) => {
  const { formatMessage } = useIntl();
  if (part.status === 'closed') return null;
  return (
    <Paper>
      <Section size="h3" gap={3} title={title} action={action}>
        {part.status === 'loading' && (
          <Loading label={formatMessage({ id: 'planning.loading' })}>
            <Skeleton height={96} />
          </Loading>
        )}
        {part.status === 'failed' && (
          <Stack gap={2} style={{ justifyItems: 'start' }}>
            <Text tone="soft">
              <FormattedMessage id="planning.day.failed" />
            </Text>
            <Button size="s" onPress={part.retry}>
              <FormattedMessage id="planning.retry" />
            </Button>
          </Stack>
        )}
        {part.status === 'ready' && children(part.value)}
      </Section>
    </Paper>
  );
};
