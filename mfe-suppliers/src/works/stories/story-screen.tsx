import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { MissingScreen } from '@posy/remote-kit/missing';
import { useQuery } from '@posy/remote-kit/query';
import { useParams } from '@posy/remote-kit/router';
import { ApiError, paths } from '@posy/shared-contracts';
import { Page } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { LoadFailure } from '#supplier/screen/load-failure';
import { ScreenSkeleton } from '#supplier/screen/screen-skeleton';
import { Story } from './story';
import { storyQuery } from './story-queries';

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** States that there is no such wedding, with a link to others. */
const NoStory = () => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <MissingScreen
      title={formatMessage({ id: 'stories.missing' })}
      body={formatMessage({ id: 'stories.missing.why' })}
      action={{ label: formatMessage({ id: 'stories.none.way' }), href: paths.realWeddings(prefix) }}
    />
  );
};

/** The real wedding with an id; the title behind it may be anything. */
export const StoryScreen = () => {
  const { id = '' } = useParams();
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(storyQuery(api, id));
  if (data !== undefined) return <Story story={data} />;
  if (isUnknown(error)) return <NoStory />;
  if (error === null) return <ScreenSkeleton />;
  return (
    <Page>
      <LoadFailure
        title={formatMessage({ id: 'stories.failed.one' })}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Page>
  );
};
