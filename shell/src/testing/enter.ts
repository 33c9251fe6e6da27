import userEvent from '@testing-library/user-event';

/** Puts text behind what a field has, in one go: typing letter by letter is slow where it shows nothing more. */
export const enter = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
