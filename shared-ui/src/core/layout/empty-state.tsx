import styled from '@emotion/styled';
import { ArrowsClockwiseIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { color } from '#tokens/token-names';
import { Button } from '../actions/button';
import { Heading, type HeadingLevel, type HeadingSize } from '../text';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 40px 20px;
  text-align: center;
`;

const Spot = styled.div`
  inline-size: min(260px, 100%);
  margin-block-end: 4px;
`;

const Sentence = styled.div`
  max-inline-size: 44ch;
  color: ${color.inkSoft};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 8px 12px;
  margin-block-start: 8px;
`;

export interface EmptyStateProps {
  /** A spot of `@posy/shared-ui/art`. */
  picture?: ReactNode;
  /** Invites to the first action. */
  title: ReactNode;
  level?: HeadingLevel;
  size?: HeadingSize;
  /** One sentence. */
  children?: ReactNode;
  /** One action, at most two. */
  actions?: ReactNode;
}

/** Shown in a place without content. */
export const EmptyState = ({ picture, title, level = 2, size, children, actions }: EmptyStateProps) => (
  <Root>
    {picture ? <Spot>{picture}</Spot> : null}
    <Heading level={level} size={size}>
      {title}
    </Heading>
    {children ? <Sentence>{children}</Sentence> : null}
    {actions ? <Actions>{actions}</Actions> : null}
  </Root>
);

/** Its own width decides, not the window's: it is also used in narrow columns. */
const Panel = styled.div`
  inline-size: 100%;
  container-type: inline-size;
`;

const Inside = styled.div`
  display: grid;
  gap: 8px 28px;
  align-items: center;
  padding: 24px;
  border-radius: 20px;
  background: ${color.sunken};
  @container (min-width: 560px) {
    padding: 28px 36px;
    &[data-picture] {
      grid-template-columns: 220px minmax(0, 1fr);
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  & code {
    font:
      500 0.8125rem ui-monospace,
      monospace;
    color: ${color.inkFaint};
    overflow-wrap: anywhere;
  }
`;

export interface FailedFeatureProps {
  /** The spot `failed` of `@posy/shared-ui/art`. */
  picture?: ReactNode;
  title: ReactNode;
  level?: HeadingLevel;
  /** The failure, and the parts that still work. */
  children: ReactNode;
  retryLabel: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Beside the retry. */
  actions?: ReactNode;
  /** Name of the failed remote with its version, in a monospace font. */
  detail?: string;
}

/** Replaces a feature that failed; the page around it keeps working. */
export const FailedFeature = (props: FailedFeatureProps) => {
  const { picture, title, level = 3, children, retryLabel, onRetry, isRetrying, actions, detail } = props;
  return (
    <Panel role="status">
      <Inside data-picture={picture ? '' : undefined}>
        {picture ? <Spot>{picture}</Spot> : null}
        <Body>
          <Heading level={level} size="h3">
            {title}
          </Heading>
          <Sentence>{children}</Sentence>
          <Actions>
            {onRetry ? (
              <Button kind="main" icon={<ArrowsClockwiseIcon />} onPress={onRetry} isPending={isRetrying}>
                {retryLabel}
              </Button>
            ) : null}
            {actions}
          </Actions>
          {detail ? <code>{detail}</code> : null}
        </Body>
      </Inside>
    </Panel>
  );
};
