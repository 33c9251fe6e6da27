import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, media, PageHead } from '@posy/shared-ui';
import {
  ArrowsClockwiseIcon,
  DotsThreeIcon,
  DownloadSimpleIcon,
  PencilIcon,
  PlusIcon,
  PrinterIcon,
} from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { useExport } from '../export/use-export';
import type { ReadyBudget } from '../queries/use-budget';
import { useMoney } from '../queries/use-money';

const Actions = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  ${media.print} {
    display: none;
  }
`;

const leads = {
  none: 'budget.lead.none',
  estimate: 'budget.lead.estimate',
  list: 'budget.lead.list',
} as const;

/** Shows the budget together with the number of guests: an amount without its basis says nothing. */
const Lead = ({ wedding, budget }: { wedding: Identified<Wedding>; budget: ReadyBudget }) => {
  const money = useMoney();
  // An estimate counts everybody as a day guest; only the list knows the evening guests.
  const count = budget.headsSource === 'list' ? budget.heads.day : budget.heads.all;
  const values = { amount: money(wedding.budget), count };
  return (
    <FormattedMessage id={wedding.budget === 0 ? 'budget.lead.no-budget' : leads[budget.headsSource]} values={values} />
  );
};

const useActions = (budget: ReadyBudget, canEdit: boolean): MenuAction[] => {
  const print = usePrint();
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const { navigate } = useHost();
  const save = useExport(budget);
  const again = (): void => navigate(`${paths.budget(market.prefix)}?plan=again`);
  const editing: MenuAction[] = [
    {
      id: 'again',
      label: formatMessage({ id: 'budget.again' }),
      icon: <ArrowsClockwiseIcon size="s" />,
      onSelect: again,
    },
    {
      id: 'total',
      label: formatMessage({ id: 'budget.change-total' }),
      icon: <PencilIcon size="s" />,
      href: paths.settingsSection(market.prefix, 'wedding'),
    },
  ];
  return [
    {
      id: 'export',
      label: formatMessage({ id: 'budget.export' }),
      icon: <DownloadSimpleIcon size="s" />,
      onSelect: save,
    },
    ...(print === null
      ? []
      : [
          {
            id: 'print',
            label: formatMessage({ id: 'budget.print' }),
            icon: <PrinterIcon size="s" />,
            onSelect: print,
          },
        ]),
    ...(canEdit ? editing : []),
  ];
};

interface Props {
  wedding: Identified<Wedding>;
  budget: ReadyBudget;
  canEdit: boolean;
  onAdd: () => void;
}

/** The screen's title, its basis, and its actions. */
export const BudgetHead = ({ wedding, budget, canEdit, onAdd }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <PageHead
      title={<FormattedMessage id="budget.title" />}
      lead={<Lead wedding={wedding} budget={budget} />}
      actions={
        <Actions>
          {canEdit && (
            <Button kind="main" size="s" icon={<PlusIcon size="s" />} onPress={onAdd}>
              <FormattedMessage id="budget.add" />
            </Button>
          )}
          <MenuButton
            label={formatMessage({ id: 'budget.more' })}
            icon={<DotsThreeIcon />}
            actions={useActions(budget, canEdit)}
          />
        </Actions>
      }
    />
  );
};
