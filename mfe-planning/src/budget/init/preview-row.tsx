import { Row } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../queries/use-money';

interface Props {
  name: string;
  /** Minor units; `from` is null when the plan adds the item, `to` is null when the plan removes it. */
  from: number | null;
  to: number | null;
}

/** Shows the effect of a plan on one item. */
export const PreviewRow = ({ name, from, to }: Props) => {
  const money = useMoney();
  const id = from === null ? 'budget.again.added' : to === null ? 'budget.again.removed' : 'budget.again.changed';
  return (
    <Row title={name} end={<FormattedMessage id={id} values={{ from: money(from ?? 0), to: money(to ?? 0) }} />} />
  );
};
