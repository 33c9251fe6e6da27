import { websiteConstants } from '@posy/shared-contracts/constants';
import type { WebsiteSection } from '@posy/shared-contracts/entities';
import { Heading, Stack, Text } from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { FormattedMessage } from 'react-intl';
import { useBookedSuppliers } from '#site/travel-queries';

type Credits = NonNullable<WebsiteSection['credits']>;

interface Props {
  weddingId: string;
  credits: Credits;
  onChange: (credits: Credits) => void;
}

/** A field for the booked suppliers whom the couple thanks: nobody is named whom it does not tick. */
export const CreditsField = ({ weddingId, credits, onChange }: Props) => {
  const booked = useBookedSuppliers(weddingId);
  const mayTick = Object.keys(credits).length < websiteConstants.mostCredits;
  const tick = (id: string, isChosen: boolean): void => {
    const { [id]: _was, ...others } = credits;
    if (!isChosen) onChange(others);
    else if (mayTick) onChange({ ...others, [id]: true });
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="title">
        <FormattedMessage id="sections.credits.title" />
      </Heading>
      <Text tone="soft">
        <FormattedMessage
          id={
            booked === null
              ? 'sections.credits.not-shared'
              : booked.length === 0
                ? 'sections.credits.none'
                : 'sections.credits.text'
          }
        />
      </Text>
      {booked?.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          isChecked={Object.hasOwn(credits, id)}
          onChange={(isChosen) => tick(id, isChosen)}
        />
      ))}
    </Stack>
  );
};
