import { CheckboxField } from '@posy/shared-ui/forms';

interface Props {
  id: string;
  /** None where a label elsewhere names it by its id. */
  label?: string;
  isChecked: boolean;
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The box by which a line is chosen in the edit mode. */
export const SelectBox = ({ isIndeterminate = false, label = '', ...props }: Props) => (
  <CheckboxField {...props} label={label} isLabelHidden isIndeterminate={isIndeterminate} />
);
