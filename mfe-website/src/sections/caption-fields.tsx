import { websiteConstants } from '@posy/shared-contracts/constants';
import { Heading, Stack, Text } from '@posy/shared-ui';
import { TextField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { faultText } from './fault-text';
import { Contested } from './fields/saved-note';
import type { Autosaved } from './fields/use-autosave';
import type { Words } from './rules/drafted-parts';
import { textFault } from './rules/section-faults';

interface Props {
  photos: readonly string[];
  /** The lines of the gallery: the caption of each photo, in their order. */
  field: Autosaved<Words['items']>;
}

/** A field for the caption of each photo of a gallery. */
export const CaptionFields = ({ photos, field }: Props) => {
  const intl = useIntl();
  const { value: items, change, leave } = field;
  if (photos.length === 0) return null;
  const captionOf = (place: number): string => items[place]?.title ?? '';
  const write = (at: number, title: string): void => {
    const last = Math.max(items.length, at + 1);
    const places = Array.from({ length: Math.min(last, photos.length) }, (_, place) => place);
    change(places.map((place) => ({ title: place === at ? title : captionOf(place), body: '', link: '' })));
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="title">
        <FormattedMessage id="sections.captions.title" />
      </Heading>
      <Text tone="soft">
        <FormattedMessage id="sections.captions.text" />
      </Text>
      {photos.map((path, place) => (
        <TextField
          key={path}
          label={intl.formatMessage({ id: 'sections.captions.one' }, { at: place + 1 })}
          optionalLabel={intl.formatMessage({ id: 'website.event.optional' })}
          value={captionOf(place)}
          onChange={(title) => write(place, title)}
          onBlur={leave}
          error={faultText(intl, textFault(captionOf(place), websiteConstants.titleLength))}
        />
      ))}
      <Contested field={field} say={(lines) => lines.map(({ title }) => title).join('\n')} />
    </Stack>
  );
};
