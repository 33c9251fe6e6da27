import { UiProvider } from '@posy/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  CheckboxField,
  Form,
  FormErrors,
  MoneyField,
  NumberField,
  OptionGrid,
  PasswordField,
  RadioGroupField,
  SearchField,
  Segment,
  SelectField,
  StarsField,
  SwitchField,
  Tabs,
  TextField,
} from './index';

describe('words of a field', () => {
  test('the label names it and help describes it', () => {
    render(<TextField label="Venue" help="As on the contract" optionalLabel="optional" />);
    expect(screen.getByRole('textbox', { name: 'Venue optional' })).toHaveAccessibleDescription('As on the contract');
  });

  test('the lines of the help stay reserved under an error, so that nothing below moves [F-polish]', () => {
    render(<TextField label="Password" help="A few words work well" error="Make it longer." />);
    const reserved = screen.getByText('A few words work well');
    expect(reserved).toHaveAttribute('aria-hidden', 'true');
    expect(reserved).toHaveStyle({ visibility: 'hidden', gridArea: '1/1' });
  });

  test('an error takes the place of help, describes the field and makes it invalid', () => {
    render(<TextField label="Email" help="We write rarely" error="Are you sure that’s right?" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Are you sure that’s right?');
    expect(screen.getByText('We write rarely')).not.toBeVisible();
  });

  test('groups carry their error too', () => {
    const options = [{ value: 'a', label: 'Both' }];
    render(<RadioGroupField label="Who" value="" onChange={() => {}} options={options} error="Please choose" />);
    expect(screen.getByRole('radiogroup', { name: 'Who' })).toHaveAccessibleDescription('Please choose');
  });
});

test('a password can be pasted, shown and hidden', async () => {
  render(<PasswordField label="Password" labels={{ show: 'Show password', hide: 'Hide password' }} />);
  const field = screen.getByLabelText('Password');
  await userEvent.click(field);
  await userEvent.paste('correct horse');
  expect(field).toHaveValue('correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a password says when Caps Lock is on, until it is off or the field is left', async () => {
  const user = userEvent.setup();
  const labels = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on.' };
  render(<PasswordField label="Password" labels={labels} />);
  const hint = screen.getByRole('status');
  expect(hint).toBeEmptyDOMElement();
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('{CapsLock}a');
  expect(hint).toHaveTextContent('Caps Lock is on.');
  await user.keyboard('{CapsLock}b');
  expect(hint).toBeEmptyDOMElement();
  await user.keyboard('{CapsLock}c');
  expect(hint).toHaveTextContent('Caps Lock is on.');
  await user.tab();
  expect(hint).toBeEmptyDOMElement();
});

const Money = ({
  locale,
  currency = 'GBP',
  start = null,
}: {
  locale: string;
  currency?: string;
  start?: number | null;
}) => {
  const [value, setValue] = useState<number | null>(start);
  return (
    <UiProvider locale={locale}>
      <MoneyField label="Cost" currency={currency} value={value} onChange={setValue} unreadableError="A sum, please" />
      <output>{value === null ? 'none' : value}</output>
    </UiProvider>
  );
};

describe('MoneyField', () => {
  test('text stays as typed until the field is left; then it is written as the locale does', async () => {
    render(<Money locale="en-GB" />);
    const field = screen.getByRole('textbox', { name: 'Cost' });
    await userEvent.type(field, '1240.5');
    expect(field).toHaveValue('1240.5');
    expect(screen.getByRole('status')).toHaveTextContent('124050');
    await userEvent.tab();
    expect(field).toHaveValue('1,240.50');
  });

  test('a comma parts decimals in German', async () => {
    render(<Money locale="de-DE" currency="EUR" start={600000} />);
    const field = screen.getByRole('textbox', { name: 'Cost' });
    expect(field).toHaveValue('6.000');
    await userEvent.clear(field);
    await userEvent.type(field, '1.240,50');
    expect(screen.getByRole('status')).toHaveTextContent('124050');
  });

  test('an emptied field is no amount; text that is no amount keeps the last one and says so', async () => {
    render(<Money locale="en-GB" start={5000} />);
    const field = screen.getByRole('textbox', { name: 'Cost' });
    await userEvent.clear(field);
    expect(screen.getByRole('status')).toHaveTextContent('none');
    await userEvent.type(field, 'a lot');
    await userEvent.tab();
    expect(field).toHaveValue('a lot');
    expect(field).toHaveAccessibleDescription('A sum, please');
  });
});

test('a form is not submitted while an amount in it cannot be read; the field says so and has the focus', async () => {
  let submitted = 0;
  render(
    <Form onSubmit={() => (submitted += 1)}>
      <Money locale="en-GB" start={5000} />
      <button type="submit">Save</button>
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'Cost' });
  await userEvent.clear(field);
  await userEvent.type(field, 'a lot{Enter}');
  expect(submitted).toBe(0);
  expect(field).toHaveAccessibleDescription('A sum, please');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '40{Enter}');
  expect(submitted).toBe(1);
});

test('a number is stepped by arrows and buttons and stays within its limits', async () => {
  const Guests = () => {
    const [value, setValue] = useState<number | null>(1);
    const labels = { decrease: 'One less', increase: 'One more' };
    return <NumberField label="Guests" value={value} onChange={setValue} min={0} max={3} labels={labels} />;
  };
  render(<Guests />);
  const field = screen.getByRole('spinbutton', { name: 'Guests' });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveValue('2');
});

describe('Form', () => {
  const SignUp = ({ answer }: { answer: () => Promise<string> }) => {
    const [error, setError] = useState('');
    return (
      <Form onSubmit={() => void answer().then(setError)} aria-label="Sign up">
        <TextField label="Name" defaultValue="Maya" />
        <TextField label="Email" error={error} />
        <button>Send</button>
      </Form>
    );
  };

  test('after a refused attempt the first invalid field has the focus, also when the refusal comes late', async () => {
    render(<SignUp answer={() => Promise.resolve('Please enter your email')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please enter your email')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  test('whoever types on is not pulled away by a late refusal', async () => {
    let refuse = (_message: string) => {};
    const answer = () => new Promise<string>((resolve) => (refuse = resolve));
    render(<SignUp answer={answer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    refuse('Taken');
    expect(await screen.findByText('Taken')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  test('a summary leads to the fields', async () => {
    render(
      <>
        <FormErrors title="One thing" errors={[{ fieldId: 'mail', message: 'Enter your email' }]} />
        <TextField label="Email" id="mail" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Enter your email' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(screen.getByRole('alert', { name: 'One thing' })).toBeVisible();
  });
});

describe('choices', () => {
  test('boxes, switches, segments, selects and stars report what was chosen', async () => {
    const chosen: unknown[] = [];
    const note = (value: unknown) => chosen.push(value);
    const options = [
      { value: 'list', label: 'List' },
      { value: 'map', label: 'Map' },
    ];
    render(
      <>
        <CheckboxField label="Plus one" isChecked={false} onChange={note} />
        <SwitchField label="Weekly letter" isOn onChange={note} />
        <Segment label="View" value="list" onChange={note} options={options} />
        <SelectField label="Region" value="" onChange={note} options={options} placeholder="Any" />
        <StarsField label="Value" value={0} onChange={note} meaning={(stars) => `${stars} of 5`} />
      </>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Plus one' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Weekly letter', checked: true }));
    await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Map');
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
    expect(chosen).toEqual([true, false, 'map', 'map', 4]);
  });

  test('some of several is neither yes nor no', () => {
    render(<CheckboxField label="All guests" isChecked={false} isIndeterminate onChange={() => {}} />);
    expect(screen.getByRole('checkbox', { name: 'All guests' })).toBePartiallyChecked();
  });

  test('arrow keys move through an option grid and choose', async () => {
    const Year = () => {
      const [year, setYear] = useState('2027');
      const options = ['2026', '2027', '2028'].map((value) => ({ value, label: value }));
      return <OptionGrid label="Year" value={year} onChange={setYear} options={options} />;
    };
    render(<Year />);
    screen.getByRole('radio', { name: '2027' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '2028' })).toBeChecked();
  });

  test('Escape and the cross empty a search, and Enter sends it', async () => {
    const sent: string[] = [];
    const Search = () => {
      const [text, setText] = useState('');
      return (
        <SearchField label="Tasks" clearLabel="Clear" value={text} onChange={setText} onSubmit={(q) => sent.push(q)} />
      );
    };
    render(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Tasks' });
    await userEvent.type(box, 'cake{Enter}{Escape}');
    expect(box).toHaveValue('');
    await userEvent.type(box, 'band');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(sent).toEqual(['cake']);
  });
});

test('arrow keys move between tabs and show their panel', async () => {
  const Picker = () => {
    const [tab, setTab] = useState('year');
    const items = [
      { value: 'year', label: 'Year', note: '2027' },
      { value: 'month', label: 'Month', note: 'Missing', isMissing: true },
    ];
    return (
      <Tabs label="Date" value={tab} onChange={setTab} items={items}>
        {tab}
      </Tabs>
    );
  };
  render(<Picker />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('MonthMissing');
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: /Month/u })).toHaveTextContent('month');
});
