import { useLocaleInfo, useReadable } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { useLocation } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { Button, ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { PlusIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { savedHearts } from '../adapters/saved-hearts';
import { VisitorsList } from './visitors-list';

interface Props {
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

const Instead = ({ title, text, actions, children }: Props) => (
  <Page width="reading">
    <EmptyState level={1} size="h2" picture={<LazySpot kind="search" />} title={title} actions={actions}>
      {text}
    </EmptyState>
    {children}
  </Page>
);

/** Links to the directory. */
const FindLink = ({ kind }: { kind?: 'main' }) => {
  const { market } = useLocaleInfo();
  return (
    <ButtonLink kind={kind} href={paths.directory(market.prefix)}>
      <FormattedMessage id="shortlist.find" />
    </ButtonLink>
  );
};

/** For visitors: the suppliers stored on this device, and the sign-up to save them. */
export const VisitorsShortlist = () => {
  const { market } = useLocaleInfo();
  const { pathname, search } = useLocation();
  const saved = useReadable(savedHearts);
  const next = `/${market.prefix}${pathname}${search}`;
  return (
    <Instead
      title={<FormattedMessage id="shortlist.visitor.title" />}
      text={<FormattedMessage id="shortlist.visitor.text" values={{ count: saved.length }} />}
      actions={
        <>
          <ButtonLink kind="main" href={paths.signup(market.prefix, { next })}>
            <FormattedMessage id="shortlist.visitor.signUp" />
          </ButtonLink>
          <ButtonLink href={paths.signup(market.prefix, { mode: 'login', next })}>
            <FormattedMessage id="shortlist.visitor.logIn" />
          </ButtonLink>
        </>
      }
    >
      {saved.length === 0 ? null : <VisitorsList saved={saved} />}
    </Instead>
  );
};

/** For a person without a wedding. */
export const NoPlan = () => {
  const { market } = useLocaleInfo();
  return (
    <Instead
      title={<FormattedMessage id="shortlist.noPlan.title" />}
      text={<FormattedMessage id="shortlist.noPlan.text" />}
      actions={
        <ButtonLink kind="main" href={paths.collaboration(market.prefix)}>
          <FormattedMessage id="shortlist.noPlan.begin" />
        </ButtonLink>
      }
    />
  );
};

/** For a helper without access to the suppliers. Source: D-role-01. */
export const ClosedShortlist = () => {
  const { market } = useLocaleInfo();
  return (
    <Instead
      title={<FormattedMessage id="shortlist.closed.title" />}
      text={<FormattedMessage id="shortlist.closed.text" />}
      actions={
        <ButtonLink kind="main" href={paths.home(market.prefix)}>
          <FormattedMessage id="shortlist.closed.home" />
        </ButtonLink>
      }
    />
  );
};

/** For an empty list. */
export const NobodyHere = ({ onAdd }: { onAdd: (() => void) | null }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={2}
      picture={<LazySpot kind="search" />}
      title={formatMessage({ id: 'shortlist.empty.title' })}
      actions={
        onAdd === null ? undefined : (
          <>
            <FindLink kind="main" />
            <Button icon={<PlusIcon />} onPress={onAdd}>
              <FormattedMessage id="shortlist.add" />
            </Button>
          </>
        )
      }
    >
      {formatMessage({ id: 'shortlist.empty.text' })}
    </EmptyState>
  );
};
