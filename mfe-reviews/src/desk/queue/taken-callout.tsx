import { Callout } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Stands in the place of a decision while another moderator has the thing open. */
export const TakenCallout = ({ name, actions }: { name: string; actions?: ReactNode }) => (
  <Callout
    hue="bluebell"
    role="status"
    title={<FormattedMessage id="desk.taken" values={{ name }} />}
    {...(actions === undefined ? {} : { actions })}
  >
    <FormattedMessage id="desk.taken.body" />
  </Callout>
);
