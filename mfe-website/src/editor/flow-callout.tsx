import { useLocaleInfo } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { websiteOnboardingFlow } from '@posy/shared-contracts/paths';
import { Callout, Link } from '@posy/shared-ui';
import { LightbulbIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** Nothing of the website was saved yet. */
  isUntouched: boolean;
}

/** The way into the website's onboarding while nothing is there, and what comes next for people who come out of it. Source: S2-param-03. */
export const FlowCallout = ({ isUntouched }: Props) => {
  const { market } = useLocaleInfo();
  const [search] = useSearchParams();
  const comesFromFlow = search.get('flow') === websiteOnboardingFlow;
  if (!comesFromFlow && !isUntouched) return null;
  const [id, href] = comesFromFlow
    ? (['website.flow.after', paths.websiteDetails(market.prefix)] as const)
    : (['website.flow.begin', paths.websiteOnboarding(market.prefix)] as const);
  return (
    <Callout hue="primrose" icon={<LightbulbIcon />} role="note">
      <FormattedMessage
        id={id}
        values={{
          link: (chunks) => (
            <Link key="link" href={href}>
              {chunks}
            </Link>
          ),
        }}
      />
    </Callout>
  );
};
