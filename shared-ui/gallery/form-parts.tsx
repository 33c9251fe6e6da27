import * as ui from '@posy/shared-ui';
import { Bloom } from '@posy/shared-ui/art';
import * as forms from '@posy/shared-ui/forms';
import * as icons from '@posy/shared-ui/icons';
import { useState } from 'react';

export const Fields = () => {
  const [money, setMoney] = useState<number | null>(124050);
  const [count, setCount] = useState<number | null>(4);
  const [text, setText] = useState('Bra');
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>Fields</ui.Heading>
        <forms.FieldGrid>
          <forms.TextField label="Rest" placeholder="Larkfield Orangery" help="As on the contract" />
          <forms.TextField label="Optional" optionalLabel="optional" icon={<icons.MapPinIcon />} defaultValue="Bath" />
          <forms.TextField label="Error" defaultValue="maya@" error="Hmm.. are you sure that’s right?" />
          <forms.SelectField label="Select" value="" onChange={() => {}} options={[]} placeholder="Photographers" />
          <forms.PasswordField label="Password" defaultValue="hunter" labels={{ show: 'Show', hide: 'Hide' }} />
          <forms.MoneyField
            label="Money"
            unreadableError="That isn’t an amount."
            currency="GBP"
            value={money}
            onChange={setMoney}
          />
          <forms.NumberField
            label="Number"
            value={count}
            onChange={setCount}
            labels={{ decrease: 'Less', increase: 'More' }}
          />
          <forms.TextField label="Disabled" isDisabled defaultValue="Not now" />
          <forms.DateField label="Date" value="2027-09-11" onChange={() => {}} />
          <forms.TimeField label="Time" value="14:30" onChange={() => {}} />
        </forms.FieldGrid>
        <forms.SearchField label="Search" clearLabel="Clear" value={text} onChange={setText} />
        <forms.ComboField
          label="Combobox"
          icon={<icons.MapPinIcon />}
          value={text}
          onChange={setText}
          onSelect={({ label }) => setText(label)}
          options={[
            { id: '1', label: 'Bradford on Avon', note: 'Wiltshire' },
            { id: '2', label: 'Brackley', note: 'Northamptonshire' },
          ]}
        />
        <forms.TextAreaField label="Note" help="The box grows" />
        <forms.FormErrors title="Two things" errors={[{ fieldId: 'x', message: 'Please choose a year' }]} />
      </ui.Stack>
    </ui.Card>
  );
};

export const Choices = () => {
  const [isOn, setOn] = useState(true);
  const [view, setView] = useState('list');
  const [stars, setStars] = useState(4);
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>Choices</ui.Heading>
        <ui.Inline gap={5}>
          <forms.CheckboxField label="Off" isChecked={false} onChange={() => {}} />
          <forms.CheckboxField label="On" isChecked onChange={() => {}} />
          <forms.CheckboxField label="Some" isChecked={false} isIndeterminate onChange={() => {}} />
        </ui.Inline>
        <forms.SwitchField label="Weekly letter" isOn={isOn} onChange={setOn} />
        <forms.RadioGroupField
          label="Who pays"
          layout="row"
          value="us"
          onChange={() => {}}
          options={[
            { value: 'us', label: 'Picked' },
            { value: 'them', label: 'Not' },
          ]}
        />
        <forms.RadioGroupField
          label="Cards"
          layout="cards"
          value="a"
          onChange={() => {}}
          options={[
            { value: 'a', label: 'Foxglove', note: 'You, on this phone, 18:02' },
            { value: 'b', label: 'Marigold', note: 'Tom, 18:11' },
          ]}
        />
        <ui.Inline gap={5}>
          {[false, true].map((isChecked) => (
            <ui.Inline key={String(isChecked)} gap={2}>
              <ui.Tick isChecked={isChecked} label="Task" />
              <ui.Tick isChecked={isChecked} size="s" label="Task" />
              {isChecked ? 'Done: it blooms' : 'To do'}
            </ui.Inline>
          ))}
        </ui.Inline>
        <ui.ChipGroup label="Filters">
          <ui.Chip count={38} isChosen={false}>
            Filter
          </ui.Chip>
          <ui.Chip isChosen canRemove>
            Chosen
          </ui.Chip>
          <ui.Chip isChosen count={134}>
            To do
          </ui.Chip>
        </ui.ChipGroup>
        <ui.Inline gap={2}>
          {ui.hues.map((hue) => (
            <ui.Tag key={hue} hue={hue}>
              {hue}
            </ui.Tag>
          ))}
          <ui.Tag>Quiet</ui.Tag>
          <ui.Tag hue="fern" icon={<icons.SparkleIcon />}>
            Ticked when you booked
          </ui.Tag>
        </ui.Inline>
        <forms.Segment
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'map', label: 'Map' },
          ]}
        />
        <forms.StarsField label="Stars" value={stars} onChange={setStars} meaning={(n) => `${n} of 5`} />
      </ui.Stack>
    </ui.Card>
  );
};

const months = Array.from({ length: 12 }, (_, m) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(new Date(2027, m, 1)),
);

export const DatePicker = () => {
  const [tab, setTab] = useState('day');
  const [year, setYear] = useState('2027');
  const [month, setMonth] = useState('September');
  const [shown, setShown] = useState('2027-09');
  const [day, setDay] = useState('2027-09-11');
  return (
    <ui.Card as="section">
      <forms.Tabs
        label="Date"
        isWide
        value={tab}
        onChange={setTab}
        items={[
          { value: 'year', label: 'Year', note: year },
          { value: 'month', label: 'Month', note: month },
          { value: 'day', label: 'Day', note: 'Missing', isMissing: true },
        ]}
      >
        <ui.Stack>
          <forms.OptionGrid
            label="Year"
            look="large"
            value={year}
            onChange={setYear}
            options={['2026', '2027', '2028'].map((value) => ({ value, label: value }))}
          />
          <forms.OptionGrid
            label="Month"
            value={month}
            onChange={setMonth}
            options={months.slice(3, 9).map((value, i) => ({ value, label: value, isMarked: i > 1 && i < 5 }))}
          />
          <forms.OptionGrid
            label="Season"
            look="wash"
            value="b"
            onChange={() => {}}
            options={[
              {
                value: 'a',
                label: 'Spring',
                note: 'Mar to May',
                hue: 'peony',
                picture: <Bloom seed="spring" kind="tulip" />,
              },
              {
                value: 'b',
                label: 'Summer',
                note: 'Jun to Aug',
                hue: 'primrose',
                picture: <Bloom seed="s" hue="#f4c947" kind="daisy" />,
              },
              {
                value: 'c',
                label: 'Autumn',
                note: 'Sep to Nov',
                hue: 'apricot',
                picture: <Bloom seed="a" hue="#fa934e" />,
              },
              {
                value: 'd',
                label: 'Winter',
                note: 'Dec to Feb',
                hue: 'bluebell',
                picture: <Bloom seed="w" hue="#6475de" />,
              },
            ]}
          />
          <forms.MonthGrid
            month={shown}
            onMonthChange={setShown}
            value={day}
            onChange={setDay}
            isMarked={(at) => forms.weekdayOf(at) === 6}
            labels={{ previous: 'Previous month', next: 'Next month' }}
          />
        </ui.Stack>
      </forms.Tabs>
    </ui.Card>
  );
};
