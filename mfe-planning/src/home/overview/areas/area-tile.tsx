import styled from '@emotion/styled';
import { Button, Card, Figure, Heading, type Hue, Loading, NavLink, Skeleton, Stack, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Root = styled(Card)`
  position: relative;
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & button {
    position: relative;
  }
  @media print {
    padding: 6px 10px;
    break-inside: avoid;
    & h3 {
      font-size: 0.875rem;
    }
    & strong {
      font-size: 1.125rem;
    }
  }
`;

/** A tile's summary: a figure with a text beside it. */
export interface AreaFacts {
  figure: ReactNode;
  note: ReactNode;
}

interface Props {
  title: ReactNode;
  href: string;
  hue: Hue;
  /** Null while it loads; `failed` retries after a failure. */
  facts: AreaFacts | { failed: () => void } | null;
}

const Facts = ({ facts }: Pick<Props, 'facts'>) => {
  const intl = useIntl();
  if (facts === null)
    return (
      <Loading label={intl.formatMessage({ id: 'planning.loading' })}>
        <Skeleton height={36} width={120} />
      </Loading>
    );
  if ('failed' in facts)
    return (
      <>
        <Text size="small" tone="hue">
          <FormattedMessage id="planning.overview.failed" />
        </Text>
        <Button kind="plain" size="s" onPress={facts.failed}>
          <FormattedMessage id="planning.retry" />
        </Button>
      </>
    );
  return (
    <>
      <Figure>{facts.figure}</Figure>
      <Text size="small" tone="hue" isFigures>
        {facts.note}
      </Text>
    </>
  );
};

/** One area of the plan: its name as a link, a figure and a line. */
export const AreaTile = ({ title, href, hue, facts }: Props) => (
  <Root as="li" hue={hue}>
    <Stack gap={1}>
      <Heading level={3} size="h3">
        <NavLink href={href}>{title}</NavLink>
      </Heading>
      <Facts facts={facts} />
    </Stack>
  </Root>
);
