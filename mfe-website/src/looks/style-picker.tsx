import { type Website, websiteLetterings, websitePalettes } from '@posy/shared-contracts/entities';
import { Inline } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';

type Style = Pick<Website, 'palette' | 'lettering'>;

interface Props {
  style: Style;
  onChange: (style: Style) => void;
}

/** Other colours and letters of the look; each theme has its own of each. */
export const StylePicker = ({ style, onChange }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Inline gap={4}>
      <SelectField
        label={formatMessage({ id: 'website.looks.palette' })}
        value={style.palette ?? 'main'}
        options={websitePalettes.map((value) => ({
          value,
          label: formatMessage({ id: `website.looks.palette.${value}` }),
        }))}
        onChange={(value) => onChange({ palette: websitePalettes.find((one) => one === value) ?? 'main' })}
      />
      <SelectField
        label={formatMessage({ id: 'website.looks.lettering' })}
        value={style.lettering ?? 'theme'}
        options={websiteLetterings.map((value) => ({
          value,
          label: formatMessage({ id: `website.looks.lettering.${value}` }),
        }))}
        onChange={(value) => onChange({ lettering: websiteLetterings.find((one) => one === value) ?? 'theme' })}
      />
    </Inline>
  );
};
