import { CheckboxField } from '@posy/shared-ui/forms';

interface Props {
  id: string;
  /** Missing when a label elsewhere names the box by its id. */
  label?: string;
  isChecked: boolean;
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The checkbox that selects a line in the edit mode. */
export const SelectBox = ({ isIndeterminate = false, label = '', ...props }: Props) => (
  <CheckboxField {...props} label={label} isLabelHidden isIndeterminate={isIndeterminate} />
);
