import { useAccess, useHost, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { Button } from '@posy/shared-ui';
import { PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { askTogether } from './ask-together';
import { useShortlist } from './entries/use-shortlist';
import { type DirectorySupplier, stateOf } from './rules/entry';

/** Suppliers of a list that one message goes to at first; the form lets the couple leave some out. */
const mostAsked = 5;
const leastAsked = 2;

interface Props {
  category: SupplierCategory;
  /** The suppliers of a list, in its order. */
  suppliers: readonly DirectorySupplier[];
}

/**
 * Opens one message to the first suppliers of a list that the couple has not asked yet. Renders nothing for visitors,
 * and for members who may not ask.
 */
export const AskShown = ({ category, suppliers }: Props) => {
  const host = useHost();
  const intl = useIntl();
  const { prefix } = useLocaleInfo().market;
  const mayAsk = useAccess('inbox') === 'edit';
  const { wedding, access, entries } = useShortlist();
  if (wedding === null || entries === null || !mayAsk || access !== 'edit') return null;
  const isFresh = ({ id }: DirectorySupplier): boolean => {
    const entry = entries.find((one) => one.id === id) ?? null;
    const isOut = entry !== null && ['ignored', 'booked', 'removed'].includes(stateOf(entry) ?? '');
    return entry === null || (!entry.enquired && !isOut);
  };
  const fresh = suppliers.filter(isFresh).slice(0, mostAsked);
  if (fresh.length < leastAsked) return null;
  return (
    <div>
      <Button
        kind="soft"
        icon={<PaperPlaneRightIcon />}
        onPress={() => askTogether(host, intl, wedding, { prefix, category, suppliers: fresh, entries })}
      >
        <FormattedMessage id="suppliers.list.askShown" values={{ count: fresh.length }} />
      </Button>
    </div>
  );
};
