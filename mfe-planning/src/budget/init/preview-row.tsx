import { Row } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../queries/use-money';

interface Props {
  name: string;
  /** Minor units; null where the item is not there before, or not after. */
  from: number | null;
  to: number | null;
}

/** What a plan does to one item. */
export const PreviewRow = ({ name, from, to }: Props) => {
  const money = useMoney();
  const id = from === null ? 'budget.again.added' : to === null ? 'budget.again.removed' : 'budget.again.changed';
  return (
    <Row title={name} end={<FormattedMessage id={id} values={{ from: money(from ?? 0), to: money(to ?? 0) }} />} />
  );
};
