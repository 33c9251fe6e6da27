import { useIntl } from 'react-intl';
import type { PartProps } from './part';

/** The error of a field, as its properties; nothing where there is none. */
export const useFaultWords = (faultAt: PartProps['faultAt']) => {
  const { formatMessage } = useIntl();
  return (path: string): { error?: string } => {
    const fault = faultAt(path);
    return fault === null ? {} : { error: formatMessage({ id: `editor.fault.${fault}` }) };
  };
};
