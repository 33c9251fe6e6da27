import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { useTitle } from '../host/use-title';
import { LazySpot } from './lazy-spot';

interface Props {
  title: string;
  body: string;
  /** The way on. */
  action: { label: string; href: string };
}

/** Screen of a remote for an unknown path of its own. */
export const MissingScreen = ({ title, body, action }: Props) => {
  useTitle(title);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={<LazySpot kind="search" />}
        size="h2"
        title={title}
        actions={
          <ButtonLink kind="main" href={action.href}>
            {action.label}
          </ButtonLink>
        }
      >
        {body}
      </EmptyState>
    </Page>
  );
};
