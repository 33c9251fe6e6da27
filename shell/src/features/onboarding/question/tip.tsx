import { Callout, Text } from '@posy/shared-ui';
import { LightbulbIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';

/** Advice about the question, with its source. It is read out when it follows an answer. */
export const Tip = ({
  title,
  basis,
  children,
  actions,
}: {
  title?: ReactNode;
  basis?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <Callout hue="primrose" icon={<LightbulbIcon />} title={title} role="status" actions={actions}>
    {children}
    {basis === undefined ? null : (
      <Text size="small" tone="soft">
        {basis}
      </Text>
    )}
  </Callout>
);
