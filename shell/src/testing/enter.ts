import userEvent from '@testing-library/user-event';

/** Appends text to a field at once: typing letter by letter is slow and tests nothing more. */
export const enter = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
