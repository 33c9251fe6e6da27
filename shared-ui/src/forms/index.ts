/** Fields, forms and pickers. Texts come from the caller. */
export { afterPress } from '../adapters/press';
export { CheckboxField, type CheckboxFieldProps, SwitchField, type SwitchFieldProps } from './choice/choice-fields';
export { addDays, addMonths, firstDayOfWeek, monthOf, weekdayOf } from './dates/calendar-math';
export { ComboField, type ComboFieldProps } from './combo-field';
export type { ComboOption } from '../combo/combo-option';
export { type ControlProps, Field, type FieldProps, Help, inputStyles } from './field';
export { FieldGrid, Form, FormErrors, type FormErrorsProps, type FormProps } from './form';
export { formatMoney, minorDigits, parseLocaleNumber, parseMoney } from './numbers/locale-number';
export { DateField, type DateFieldProps, TimeField } from './date-field';
export { MonthGrid, type MonthGridProps } from './dates/month-grid';
export { MoneyField, type MoneyFieldProps, NumberField, type NumberFieldProps } from './numbers/number-field';
export { type GridOption, OptionGrid, type OptionGridProps } from './choice/option-grid';
export {
  type ChoiceOption,
  RadioGroupField,
  type RadioGroupFieldProps,
  Segment,
  type SegmentProps,
} from './choice/radio-fields';
export { SearchField, type SearchFieldProps } from './search-field';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { StarsField, type StarsFieldProps } from './stars-field';
export { type TabItem, Tabs, type TabsProps } from './choice/tabs';
export {
  PasswordField,
  type PasswordFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './text-field';
