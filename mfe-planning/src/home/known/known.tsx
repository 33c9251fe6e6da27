import { Loading, Skeleton } from '@posy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';

/** What is still on its way, in one shape: everything from here to the end of the page. */
export const Rest = ({ isMaking = false }: { isMaking?: boolean }) => (
  <Loading label={useIntl().formatMessage({ id: isMaking ? 'planning.checklist.making' : 'planning.loading' })}>
    <Skeleton height={320} />
  </Loading>
);

interface Props {
  /** Whether what this part shows is known. Once it was, it stays. */
  isKnown: boolean;
  /** The checklist is being made, which is said while it is waited for. */
  isMaking?: boolean;
  children: ReactNode;
  /** The parts below. */
  rest: ReactNode;
}

/**
 * A part of home with all that stands below it: nothing of it is drawn before the part is known, so that nothing that is
 * seen ever moves, however slow the data comes.
 */
export const Known = ({ isKnown, isMaking, children, rest }: Props) => {
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  if (!isKnown && !wasKnown) return <Rest isMaking={isMaking} />;
  return (
    <>
      {children}
      {rest}
    </>
  );
};
