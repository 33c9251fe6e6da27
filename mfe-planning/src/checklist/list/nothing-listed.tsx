import { Button, ButtonLink, EmptyState } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { PlusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import type { ChecklistAddress } from '../address/checklist-address';

interface Props {
  address: ChecklistAddress;
  /** True when the checklist has no task at all. */
  isEmpty: boolean;
  /** Null for read-only members. */
  onAdd: (() => void) | null;
}

const NoneFound = ({ address }: { address: ChecklistAddress }) => (
  <EmptyState
    picture={<Spot kind="search" />}
    title={<FormattedMessage id="planning.checklist.none-found.title" values={{ text: address.text.trim() }} />}
    actions={
      <>
        {address.show !== 'all' && (
          <ButtonLink kind="main" href={address.list({ show: 'all' })}>
            <FormattedMessage id="planning.checklist.none-found.action" />
          </ButtonLink>
        )}
        <ButtonLink href={address.list({ text: '' })}>
          <FormattedMessage id="planning.checklist.none-found.clear" />
        </ButtonLink>
      </>
    }
  >
    <FormattedMessage id="planning.checklist.none-found.text" />
  </EmptyState>
);

const NoneMatching = ({ address }: { address: ChecklistAddress }) => (
  <EmptyState
    picture={<Spot kind="search" />}
    title={<FormattedMessage id="planning.checklist.none-matching.title" />}
    actions={
      <ButtonLink
        kind="main"
        href={address.list({ show: 'todo', period: null, category: null, assignee: null, text: '' })}
      >
        <FormattedMessage id="planning.checklist.none-matching.action" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="planning.checklist.none-matching.text" />
  </EmptyState>
);

const NoneDone = ({ address }: { address: ChecklistAddress }) => (
  <EmptyState
    picture={<Spot kind="tasks" />}
    title={<FormattedMessage id="planning.checklist.none-done.title" />}
    actions={
      <ButtonLink kind="main" href={address.list({ show: 'todo' })}>
        <FormattedMessage id="planning.checklist.to-do" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="planning.checklist.none-done.text" />
  </EmptyState>
);

/** Replaces an empty list: each reason has its own text and link. */
export const NothingListed = ({ address, isEmpty, onAdd }: Props) => {
  if (isEmpty)
    return (
      <EmptyState
        picture={<Spot kind="tasks" />}
        title={<FormattedMessage id="planning.checklist.empty.title" />}
        actions={
          onAdd === null ? undefined : (
            <Button kind="main" icon={<PlusIcon size="s" />} onPress={onAdd}>
              <FormattedMessage id="planning.checklist.add" />
            </Button>
          )
        }
      >
        <FormattedMessage id="planning.checklist.empty.text" />
      </EmptyState>
    );
  if (address.text.trim() !== '') return <NoneFound address={address} />;
  const isNarrowed = [address.period, address.category, address.assignee].some((choice) => choice !== null);
  if (isNarrowed || address.show === 'later' || address.show === 'not-for-us')
    return <NoneMatching address={address} />;
  if (address.show === 'done') return <NoneDone address={address} />;
  return (
    <EmptyState picture={<Spot kind="tasks" />} title={<FormattedMessage id="planning.checklist.all-done.title" />}>
      <FormattedMessage id="planning.checklist.all-done.text" />
    </EmptyState>
  );
};
