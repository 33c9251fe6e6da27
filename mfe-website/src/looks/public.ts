// What other areas may use of this one.
export { StylePicker } from './style-picker';
export { ThemePicker } from './theme-picker';
