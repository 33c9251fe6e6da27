import { Loading, Skeleton } from '@posy/shared-ui';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';

/** One placeholder for everything that is still loading, from here to the end of the page. */
export const Rest = ({ isMaking = false }: { isMaking?: boolean }) => (
  <Loading label={useIntl().formatMessage({ id: isMaking ? 'planning.checklist.making' : 'planning.loading' })}>
    <Skeleton height={320} />
  </Loading>
);

interface Props {
  /** True when the data of this part has loaded. It stays true afterwards. */
  isKnown: boolean;
  /** True while the checklist is being made, which the placeholder says. */
  isMaking?: boolean;
  children: ReactNode;
  /** The parts below. */
  rest: ReactNode;
}

/**
 * A part of home with everything below it: nothing is rendered before the part has loaded, so that nothing visible
 * moves, however slowly the data arrives.
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
