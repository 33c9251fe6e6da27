import { useAccess, useHost, useLive, useWedding } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import { useIntl } from 'react-intl';
import { shortlistQuery } from '#scrapbook/public';
import { reckonedBasis, useBasisWords } from '../queries/basis-words';
import { groupName } from '../queries/group-names';
import type { ReadyBudget } from '../queries/use-budget';
import { byGroup } from '../rules/figures/totals';
import { costRows, paymentRows } from './budget-sheets';
import type { WorkbookSheet } from './write-workbook';

const costHeads = [
  'budget.column.group',
  'budget.column.item',
  'budget.cost.supplier',
  'budget.column.basis',
  'budget.column.estimate',
  'budget.column.quoted',
  'budget.column.paid',
  'budget.column.due',
  'budget.cost.payer',
  'budget.cost.notes',
] as const;
const paymentHeads = [
  'budget.column.item',
  'budget.payment.name',
  'budget.payment.amount',
  'budget.payment.due',
  'budget.column.paid-on',
  'budget.cost.payer',
] as const;

/** The budget as sheets of costs and payments, in the reader's words. */
const useSheets = ({ items }: ReadyBudget) => {
  const intl = useIntl();
  const wedding = useWedding();
  const basis = useBasisWords();
  const mayView = useAccess('suppliers') !== 'none';
  const suppliers = useLive(wedding !== null && mayView ? shortlistQuery(wedding.id) : null).value ?? [];
  const words = (ids: readonly (typeof costHeads | typeof paymentHeads)[number][]): string[] =>
    ids.map((id) => intl.formatMessage({ id }));
  return (): WorkbookSheet[] => [
    {
      name: intl.formatMessage({ id: 'budget.costs' }),
      heads: words(costHeads),
      rows: costRows(
        byGroup(items).flatMap((section) => section.items),
        {
          group: (group) => groupName(intl, group),
          supplier: (id) => suppliers.find((one) => one.id === id)?.name ?? '',
          basis: (item) => basis(reckonedBasis(item)),
        },
      ),
    },
    { name: intl.formatMessage({ id: 'budget.payments' }), heads: words(paymentHeads), rows: paymentRows(items) },
  ];
};

/** Saves the budget as a workbook. The writer is loaded on demand; a notice reports a failure. */
export const useExport = (budget: ReadyBudget): (() => void) => {
  const { notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const sheets = useSheets(budget);
  const save = async (): Promise<void> => {
    const { writeWorkbook } = await import('./write-workbook');
    saveFile(`${formatMessage({ id: 'budget.export.file' })}.xlsx`, await writeWorkbook(sheets()));
  };
  return () =>
    void save().catch((error: unknown) => {
      telemetry.error('budget', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'budget.export.failed' }) });
    });
};
